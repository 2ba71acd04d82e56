import ModelcBase
