package org.eclipse.tracecompass.internal.tmf.ui.preferences;

import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.ui.PlatformUI;

/** The light and the dark theme of the workbench. On the UI thread only. */
public enum ThemeChoice {
    /** Dark text on a light background. */
    LIGHT("org.eclipse.e4.ui.css.theme.e4_default"),
    /** Light text on a dark background. */
    DARK("org.eclipse.e4.ui.css.theme.e4_dark");

    private final String id;

    ThemeChoice(String id) {
        this.id = id;
    }

    /** The theme of the workbench now; light for themes of others. */
    public static ThemeChoice current() {
        IThemeEngine engine = engine();
        ITheme theme = engine == null ? null : engine.getActiveTheme();
        return theme != null && theme.getId().contains("dark") ? DARK : LIGHT;
    }

    /** Makes this the theme of the workbench, now and at the next start. */
    public void apply() {
        IThemeEngine engine = engine();
        if (engine != null && current() != this) {
            engine.setTheme(id, true);
        }
    }

    /**
     * Makes this the theme, and says so where a restart is needed to see all of it: the windows of
     * GTK stay dark once they were.
     */
    void choose(Shell shell) {
        boolean darkRemains = current() == DARK && this == LIGHT;
        apply();
        if (darkRemains) {
            MessageDialog.openInformation(shell, Messages.Prefs_Theme, Messages.Prefs_ThemeRestart);
        }
    }

    private static @Nullable IThemeEngine engine() {
        return PlatformUI.getWorkbench().getService(IThemeEngine.class);
    }
}
