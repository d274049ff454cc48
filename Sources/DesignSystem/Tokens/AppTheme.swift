/// The names that feedback snippets write: `AppTheme.Spacing.small`.
public enum AppTheme {}
