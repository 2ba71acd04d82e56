# Not yet run with Homebrew. `.ci/homebrew-formula` inserts VERSION, URL and SHA256; add the result to a tap.
class Modelc < Formula
  desc "Command-line toolkit for Core Data models"
  homepage "HOMEPAGE"
  url "URL"
  version "VERSION"
  sha256 "SHA256"

  depends_on :macos

  def install
    bin.install "modelc"
    generate_completions_from_executable(bin/"modelc", "--generate-completion-script")
  end

  test do
    assert_equal version.to_s, shell_output("#{bin}/modelc --version").strip
  end
end
