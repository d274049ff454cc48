/// A namespace for the names that feedback snippets use, such as `AppTheme.Spacing.small`.
public enum AppTheme {}
