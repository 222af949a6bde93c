package org.eclipse.tracecompass.tmf.ui.widgets;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;

/**
 * An action that runs some code.
 *
 * @since 0.2.0
 */
public final class RunAction extends Action {

    private final Runnable run;

    /**
     * @param text the text in menus, perhaps with a tab and a key; without the key, it is the
     *     tooltip
     * @param icon the file name of the picture, see {@link Icons}; null for none
     * @param style one of the styles of {@link org.eclipse.jface.action.IAction}
     * @param run what to do
     */
    public RunAction(String text, @Nullable String icon, int style, Runnable run) {
        super(text, style);
        this.run = run;
        int tab = text.indexOf('\t');
        setToolTipText(tab < 0 ? text : text.substring(0, tab));
        if (icon != null) {
            setImageDescriptor(Icons.of(icon));
        }
    }

    /**
     * Returns the text of an action that shows a name as it is: in others, an ampersand marks a
     * letter, and an at sign or a tab begins a key.
     *
     * @since 9.5.0
     */
    public static String plain(String name) {
        return name.replace("&", "&&").replace('\t', ' ') + (name.contains("@") ? "@" : "");
    }

    /** A push button. */
    public static RunAction push(String text, @Nullable String icon, Runnable run) {
        return new RunAction(text, icon, AS_PUSH_BUTTON, run);
    }

    /** A check box; {@code run} is called after the check has changed. */
    public static RunAction check(String text, @Nullable String icon, Runnable run) {
        return new RunAction(text, icon, AS_CHECK_BOX, run);
    }

    @Override
    public void run() {
        run.run();
    }
}
