package org.eclipse.tracecompass.internal.rcp.ui;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.actions.ActionFactory.IWorkbenchAction;
import org.eclipse.ui.actions.ContributionItemFactory;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;

/**
 * The menus of the window. What is about traces is put in by the bundles that know about traces.
 */
final class Bars extends ActionBarAdvisor {

    Bars(@Nullable IActionBarConfigurer configurer) {
        super(configurer);
    }

    @Override
    protected void fillMenuBar(@Nullable IMenuManager bar) {
        if (bar == null) {
            return;
        }
        IWorkbenchWindow window = getActionBarConfigurer().getWindowConfigurer().getWindow();
        bar.add(fileMenu(window));
        bar.add(editMenu(window));
        bar.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        bar.add(windowMenu(window));
        bar.add(helpMenu(window));
    }

    private IMenuManager fileMenu(IWorkbenchWindow window) {
        MenuManager menu = new MenuManager(Messages.File, IWorkbenchActionConstants.M_FILE);
        menu.add(new GroupMarker(IWorkbenchActionConstants.FILE_START));
        menu.add(new GroupMarker(IWorkbenchActionConstants.OPEN_EXT));
        menu.add(new Separator());
        menu.add(new GroupMarker(IWorkbenchActionConstants.CLOSE_EXT));
        menu.add(new Separator());
        MenuManager export =
                new MenuManager(Messages.Export, "org.eclipse.tracecompass.tmf.ui.menu.export");
        export.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        menu.add(export);
        menu.add(action(ActionFactory.PRINT, window));
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        menu.add(new GroupMarker(IWorkbenchActionConstants.FILE_END));
        menu.add(new Separator());
        menu.add(action(ActionFactory.QUIT, window));
        return menu;
    }

    private IMenuManager editMenu(IWorkbenchWindow window) {
        MenuManager menu = new MenuManager(Messages.Edit, IWorkbenchActionConstants.M_EDIT);
        menu.add(new GroupMarker(IWorkbenchActionConstants.EDIT_START));
        menu.add(action(ActionFactory.COPY, window));
        menu.add(action(ActionFactory.SELECT_ALL, window));
        menu.add(new Separator());
        menu.add(action(ActionFactory.FIND, window));
        menu.add(new GroupMarker(IWorkbenchActionConstants.FIND_EXT));
        menu.add(new GroupMarker(IWorkbenchActionConstants.EDIT_END));
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        return menu;
    }

    private IMenuManager windowMenu(IWorkbenchWindow window) {
        MenuManager menu = new MenuManager(Messages.Window, IWorkbenchActionConstants.M_WINDOW);
        MenuManager views = new MenuManager(Messages.Views, "views");
        IContributionItem list = ContributionItemFactory.VIEWS_SHORTLIST.create(window);
        views.add(list);
        menu.add(views);
        menu.add(action(ActionFactory.RESET_PERSPECTIVE, window));
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        menu.add(new Separator());
        menu.add(action(ActionFactory.PREFERENCES, window));
        return menu;
    }

    private IMenuManager helpMenu(IWorkbenchWindow window) {
        MenuManager menu = new MenuManager(Messages.Help, IWorkbenchActionConstants.M_HELP);
        menu.add(new GroupMarker(IWorkbenchActionConstants.HELP_START));
        menu.add(new GroupMarker(IWorkbenchActionConstants.HELP_END));
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        menu.add(
                RunAction.push(
                        Messages.ProblemsItem, null, () -> ProblemsDialog.show(window.getShell())));
        menu.add(action(ActionFactory.ABOUT, window));
        return menu;
    }

    private IWorkbenchAction action(ActionFactory factory, IWorkbenchWindow window) {
        IWorkbenchAction action = factory.create(window);
        register(action);
        return action;
    }
}
