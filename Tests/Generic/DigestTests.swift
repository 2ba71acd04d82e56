import ModelcBase
import Testing

/// SHA-256 against the examples that NIST publishes with FIPS 180, and for lengths near the end of a block.
@Suite struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func publishedExamples(message: String, digest: String) {
        #expect(Hexadecimal.text(of: SHA256.digest(of: Array(message.utf8)).bytes) == digest)
    }

    @Test func aMillionLetters() {
        let digest = SHA256.digest(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        #expect(
            Hexadecimal.text(of: digest.bytes) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    /// Lengths at which the padding just fits, and just does not. Another implementation computed the digests.
    @Test(arguments: [
        (55, "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072"),
        (56, "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e"),
        (63, "75220b47218278e656f2013bb8f0c455a25eaf01e86c64924e9d48d89776d6f2"),
        (64, "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c"),
        (119, "000b48d4edf0fa7bee3c6236ecd2785baa5db4eeb8bb54341b029e0d9fa5fb0c"),
        (120, "13f05a0b594787f5ecd315edc96141bd3243203d1b7d4f0836f37308b276ba98"),
    ])
    func endsOfBlocks(length: Int, digest: String) {
        let message = [UInt8](repeating: UInt8(ascii: "x"), count: length)
        #expect(Hexadecimal.text(of: SHA256.digest(of: message).bytes) == digest)
    }

    @Test func digestsAreValues() throws {
        let digest = SHA256.digest(of: [1, 2, 3])
        #expect(SHA256Digest(bytes: digest.bytes) == digest)
        #expect(SHA256Digest(bytes: Array(digest.bytes.dropLast())) == nil)
        let low = try #require(SHA256Digest(bytes: [UInt8](repeating: 0, count: 31) + [1]))
        let high = try #require(SHA256Digest(bytes: [1] + [UInt8](repeating: 0, count: 31)))
        #expect(low < high && !(high < low) && !(low < low))
    }
}

/// Vectors of FIPS 180-4 (NIST's examples), and lengths near the end of a block against Python's `hashlib`.
@Suite struct SHA1Tests {
    @Test(arguments: [
        ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
        ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
        ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
        (String(repeating: "a", count: 55), "c1c8bbdc22796e28c0e15163d20899b65621d65a"),
        (String(repeating: "a", count: 64), "0098ba824b5c16427bd7a1122a5a442a25ec644d"),
        (String(repeating: "a", count: 1_000), "291e9a6c66994949b57ba5e650361e98fc36b1ba"),
    ])
    func vectors(message: String, digest: String) {
        #expect(Hexadecimal.text(of: SHA1.digest(of: Array(message.utf8))) == digest)
    }
}

/// SHA-512 against the examples that NIST publishes with FIPS 180, and for lengths near the end of a block.
@Suite struct SHA512Tests {
    @Test(arguments: [
        (
            "",
            "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce"
                + "47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e"
        ),
        (
            "abc",
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
                + "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909"
        ),
    ])
    func publishedExamples(message: String, digest: String) {
        #expect(Hexadecimal.text(of: SHA512.digest(of: Array(message.utf8))) == digest)
    }

    /// Lengths at which the padding just fits, and just does not. Another implementation computed the digests, of which
    /// the first 16 digits are listed.
    @Test(arguments: [
        (111, "9a2a120825c23198"), (112, "a3722b515ef40c91"), (127, "1d5a8893e7b7ed83"), (128, "e2e22f8422b54b06"),
        (239, "805c40517b44cef4"), (240, "3e05caa7e0fddab6"), (1000, "ae13575c5d98bfa6"),
    ])
    func endsOfBlocks(length: Int, digest: String) {
        let message = [UInt8](repeating: UInt8(ascii: "x"), count: length)
        #expect(Hexadecimal.text(of: SHA512.digest(of: message)).prefix(16) == digest)
    }
}

/// Base64 and hexadecimal digits against the examples of RFC 4648 section 10.
@Suite struct SpellingTests {
    @Test(arguments: [
        ("", "", ""), ("f", "Zg==", "66"), ("fo", "Zm8=", "666f"), ("foo", "Zm9v", "666f6f"),
        ("foob", "Zm9vYg==", "666f6f62"), ("fooba", "Zm9vYmE=", "666f6f6261"), ("foobar", "Zm9vYmFy", "666f6f626172"),
    ])
    func publishedExamples(text: String, base64: String, hexadecimal: String) {
        #expect(Base64.text(of: Array(text.utf8)) == base64)
        #expect(Hexadecimal.text(of: Array(text.utf8)) == hexadecimal)
        #expect(Hexadecimal.bytes(of: hexadecimal.uppercased()) == Array(text.utf8))
    }

    @Test func theLastLettersOfTheAlphabet() { #expect(Base64.text(of: [0xFB, 0xEF, 0xFF]) == "++//") }

    @Test(arguments: ["0", "0g", "0x00", "é0", " 00"])
    func whatIsNoHexadecimalText(text: String) { #expect(Hexadecimal.bytes(of: text) == nil) }
}
