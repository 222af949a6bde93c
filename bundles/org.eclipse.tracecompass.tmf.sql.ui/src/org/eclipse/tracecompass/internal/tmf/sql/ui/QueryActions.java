package org.eclipse.tracecompass.internal.tmf.sql.ui;

import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlExample;
import org.eclipse.tracecompass.tmf.ui.export.TableExport;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/** The buttons and menus of the Query view. */
final class QueryActions {

    static final String BUNDLE = "org.eclipse.tracecompass.tmf.sql.ui";
    private static final int TITLE = 70;

    private final QueryView view;
    private final SavedQueries saved = new SavedQueries();
    private final IAction run;
    private final IAction cancel;
    private final IAction chart;

    QueryActions(QueryView view) {
        this.view = view;
        run = icon(RunAction.push(Messages.Action_Run, null, view::runQuery), "run");
        cancel = icon(RunAction.push(Messages.Action_Cancel, null, view::cancelQuery), "cancel");
        chart = icon(RunAction.check(Messages.Action_Chart, null, view::toggleChart), "chart");
        update(false, false);
    }

    private static IAction icon(IAction action, String name) {
        action.setImageDescriptor(
                ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/" + name + ".svg")
                        .orElse(null));
        return action;
    }

    SavedQueries saved() {
        return saved;
    }

    void fill(IToolBarManager bar, IMenuManager menu) {
        bar.add(run);
        bar.add(cancel);
        bar.add(new Separator());
        bar.add(icon(dropDown(Messages.Action_Queries, this::fillQueries), "queries"));
        bar.add(chart);
        menu.add(run);
        menu.add(cancel);
        menu.add(new Separator());
        menu.add(menu(Messages.Action_Examples, this::fillExamples));
        menu.add(menu(Messages.Action_Saved, this::fillSaved));
        menu.add(menu(Messages.Action_History, this::fillHistory));
        menu.add(RunAction.push(Messages.Action_Save, null, this::save));
        menu.add(new Separator());
        menu.add(chart);
        menu.add(TableExport.action(view::exportTable));
    }

    private static MenuManager menu(String title, Consumer<IMenuManager> filler) {
        MenuManager menu = FilledMenu.named(title, filler::accept);
        // a menu without items is not shown at all
        filler.accept(menu);
        return menu;
    }

    /** A button that opens a menu, which is disposed with the button. */
    static IAction dropDown(String title, Consumer<IMenuManager> filler) {
        MenuManager menu = FilledMenu.named(title, filler::accept);
        Action action =
                new Action(title, IAction.AS_DROP_DOWN_MENU) {
                    @Override
                    public void runWithEvent(@Nullable Event event) {
                        if (event != null && event.widget instanceof ToolItem item) {
                            if (menu.getMenu() == null) {
                                // JFace disposes only a menu that the arrow has opened. The window
                                // would keep this one, and the view with it.
                                item.addDisposeListener(disposed -> menu.dispose());
                            }
                            Menu shown = menu.createContextMenu(item.getParent());
                            var area = item.getBounds();
                            shown.setLocation(
                                    item.getParent().toDisplay(area.x, area.y + area.height));
                            shown.setVisible(true);
                        }
                    }
                };
        action.setToolTipText(title);
        action.setMenuCreator(
                new IMenuCreator() {
                    @Override
                    public void dispose() {
                        menu.dispose();
                    }

                    @Override
                    public Menu getMenu(@Nullable Control parent) {
                        return menu.createContextMenu(parent);
                    }

                    @Override
                    public @Nullable Menu getMenu(@Nullable Menu parent) {
                        return null;
                    }
                });
        return action;
    }

    private void fillQueries(IMenuManager menu) {
        fillSaved(menu);
        menu.add(new Separator());
        menu.add(menu(Messages.Action_Examples, this::fillExamples));
        menu.add(menu(Messages.Action_History, this::fillHistory));
        menu.add(new Separator());
        menu.add(RunAction.push(Messages.Action_Save, null, this::save));
    }

    void fillExamples(IMenuManager menu) {
        for (SqlExample example : SqlExample.ALL) {
            menu.add(query(example.name(), example.sql()));
        }
    }

    private void fillSaved(IMenuManager menu) {
        Map<String, String> queries = saved.all();
        queries.forEach((name, sql) -> menu.add(query(name, sql)));
        if (queries.isEmpty()) {
            menu.add(none(Messages.Saved_None));
        } else {
            MenuManager delete = new MenuManager(Messages.Action_Delete);
            queries.keySet()
                    .forEach(
                            name ->
                                    delete.add(
                                            RunAction.push(
                                                    RunAction.plain(name),
                                                    null,
                                                    () -> saved.delete(name))));
            menu.add(new Separator());
            menu.add(delete);
        }
    }

    private void fillHistory(IMenuManager menu) {
        for (String sql : saved.history()) {
            String line = sql.strip().replaceAll("\\s+", " ");
            menu.add(
                    query(line.length() > TITLE ? line.substring(0, TITLE) + '\u2026' : line, sql));
        }
        if (saved.history().isEmpty()) {
            menu.add(none(Messages.History_None));
        }
    }

    /** What an empty menu says. */
    private static IAction none(String words) {
        IAction none = RunAction.push(words, null, () -> {});
        none.setEnabled(false);
        return none;
    }

    private IAction query(String title, String sql) {
        IAction action =
                RunAction.push(
                        RunAction.plain(title),
                        null,
                        () -> {
                            view.setQuery(sql);
                            view.runQuery();
                        });
        action.setToolTipText(sql);
        return action;
    }

    private void save() {
        Shell shell = view.getSite().getShell();
        InputDialog dialog =
                new InputDialog(
                        shell,
                        Messages.Save_Title,
                        Messages.Save_Message,
                        "",
                        name -> name.isBlank() ? "" : null);
        if (dialog.open() != Window.OK) {
            return;
        }
        String name = dialog.getValue().strip();
        saved.save(
                name,
                view.query(),
                () ->
                        MessageDialog.openQuestion(
                                shell,
                                Messages.Save_Title,
                                Messages.bind(Messages.Save_Replace, name)));
    }

    /** Enables what can be done now. */
    void update(boolean possible, boolean running) {
        run.setEnabled(possible);
        cancel.setEnabled(running);
    }

    boolean isChartShown() {
        return chart.isChecked();
    }

    void setChartShown(boolean shown) {
        chart.setChecked(shown);
    }
}
