package org.eclipse.tracecompass.tmf.ui.widgets;

import org.eclipse.jface.action.IMenuListener;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.widgets.Control;

/**
 * Menus that are filled each time that they open.
 *
 * @since 0.2.0
 */
public final class FilledMenu {

    private FilledMenu() {}

    /**
     * A menu in another one. It must have an item when the other one opens, or it is not shown.
     *
     * @param text the text of the menu
     * @param filler fills it
     */
    public static MenuManager named(String text, IMenuListener filler) {
        MenuManager menu = new MenuManager(text);
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(filler);
        return menu;
    }

    /**
     * Gives a control its context menu, which is disposed with the control. The toolkit would keep
     * one that was replaced, and all that fills it, until the window is closed.
     *
     * @param control the control
     * @param filler fills the menu
     */
    public static MenuManager contextOf(Control control, IMenuListener filler) {
        MenuManager menu = named("", filler);
        control.setMenu(menu.createContextMenu(control));
        control.addDisposeListener(event -> menu.dispose());
        return menu;
    }
}
