package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.common.core.time.TimePhrase;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.internal.tmf.ui.filter.SavedFilters;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.export.TableExport;
import org.eclipse.tracecompass.tmf.ui.jobs.Background;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.widgets.CopiedText;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.handlers.IHandlerService;

/** Menus, keys and commands of the Events view. */
final class EventsActions {

    private static final int COPY_LIMIT = 1_000_000;

    private final EventsView view;
    private final EventGrid grid;
    private final EventTableModel model;
    private final IAction copy;
    private final IAction copyCsv;
    private final IAction goTo;
    private final IAction export;
    private final IAction resetColumns;

    EventsActions(EventsView view, EventGrid grid, EventTableModel model) {
        this.view = view;
        this.grid = grid;
        this.model = model;
        copy = RunAction.push(Messages.Events_Copy, null, () -> copyRows(RowText.PLAIN));
        copyCsv = RunAction.push(Messages.Events_CopyCsv, null, () -> copyRows(RowText.CSV));
        goTo = RunAction.push(Messages.Events_GoTo, null, this::askTime);
        export = TableExport.action(view::exportTable);
        resetColumns = RunAction.push(Messages.Events_ResetColumns, null, view::resetColumns);
    }

    /** Puts the actions into the view's menus and behind the platform's commands. */
    void install(IViewSite site) {
        IMenuManager viewMenu = site.getActionBars().getMenuManager();
        viewMenu.add(goTo);
        viewMenu.add(SavedFilters.menu(view::apply));
        viewMenu.add(columnsMenu());
        viewMenu.add(resetColumns);
        viewMenu.add(new Separator());
        viewMenu.add(export);
        MenuManager context = new MenuManager();
        context.add(copy);
        context.add(copyCsv);
        context.add(new Separator());
        context.add(goTo);
        context.add(SavedFilters.menu(view::apply));
        context.add(columnsMenu());
        context.add(resetColumns);
        context.add(new Separator());
        context.add(export);
        grid.table().setMenu(context.createContextMenu(grid.table()));
        IHandlerService handlers = site.getService(IHandlerService.class);
        if (handlers != null) {
            handle(handlers, IWorkbenchCommandConstants.EDIT_COPY, this::copyTextOrRows);
            handle(handlers, IWorkbenchCommandConstants.EDIT_FIND_AND_REPLACE, view::focusSearch);
            handle(handlers, IWorkbenchCommandConstants.EDIT_SELECT_ALL, this::selectAll);
        }
    }

    private static void handle(IHandlerService handlers, String command, Runnable run) {
        handlers.activateHandler(
                command,
                new AbstractHandler() {
                    @Override
                    public @Nullable Object execute(@Nullable ExecutionEvent event) {
                        run.run();
                        return null;
                    }
                });
    }

    private IMenuManager columnsMenu() {
        return FilledMenu.named(
                Messages.Events_Columns,
                manager -> {
                    List<EventColumn> columns = model.columns();
                    for (int i = 0; i < columns.size(); i++) {
                        manager.add(columnAction(i, columns.get(i).name()));
                    }
                });
    }

    private IAction columnAction(int index, String name) {
        Action action =
                new Action(name, IAction.AS_CHECK_BOX) {
                    @Override
                    public void run() {
                        grid.setVisible(index, isChecked());
                    }
                };
        action.setChecked(grid.isVisible(index));
        return action;
    }

    private List<String> names() {
        return model.columns().stream().map(EventColumn::name).toList();
    }

    /** The keys work in the search and filter fields, too. */
    private void copyTextOrRows() {
        if (!copyText(grid.getDisplay().getFocusControl())) {
            copyRows(RowText.PLAIN);
        }
    }

    private void selectAll() {
        if (!selectText(grid.getDisplay().getFocusControl()) && model.size() > 0) {
            grid.selectAll();
        }
    }

    /** Copies what is selected in a field; returns whether the control is one. */
    static boolean copyText(@Nullable Control control) {
        if (control instanceof Text field) {
            field.copy();
        } else if (control instanceof StyledText field) {
            field.copy();
        } else {
            return false;
        }
        return true;
    }

    /** Selects the text of a field; returns whether the control is one. */
    static boolean selectText(@Nullable Control control) {
        if (control instanceof Text field) {
            field.selectAll();
        } else if (control instanceof StyledText field) {
            field.selectAll();
        } else {
            return false;
        }
        return true;
    }

    private void copyRows(RowText format) {
        long first = grid.firstSelected();
        long last = grid.lastSelected();
        if (first < 0 || last < first) {
            return;
        }
        int[] shown = IntStream.of(grid.table().getColumnOrder()).filter(grid::isVisible).toArray();
        List<String> names = names();
        Display display = grid.getDisplay();
        long count = Math.min(COPY_LIMIT, last - first + 1);
        Background.run(
                Texts.bind(Messages.Events_CopyJob, Texts.number(count)),
                monitor -> {
                    StringBuilder text = new StringBuilder();
                    if (format == RowText.CSV) {
                        text.append(format.line(pick(names, shown))).append('\n');
                    }
                    for (EventRow row : model.read(first, count, monitor::isCanceled)) {
                        text.append(format.line(pick(row.cells(), shown))).append('\n');
                    }
                    if (!monitor.isCanceled() && !display.isDisposed()) {
                        display.asyncExec(() -> toClipboard(display, text.toString()));
                    }
                });
    }

    private static List<String> pick(List<String> cells, int[] columns) {
        List<String> picked = new ArrayList<>();
        for (int column : columns) {
            picked.add(column < cells.size() ? cells.get(column) : "");
        }
        return picked;
    }

    private static void toClipboard(Display display, String text) {
        if (text.isEmpty()) {
            return;
        }
        CopiedText.put(text);
    }

    /** Asks for a time and goes there. */
    void askTime() {
        ITmfTrace trace = TmfTraceManager.getInstance().getActiveTrace();
        if (trace == null) {
            return;
        }
        TimeFrame frame = TimeDisplay.frameOf(trace);
        String now =
                TimeDisplay.textOf(trace)
                        .full(
                                TmfTraceManager.getInstance()
                                        .getTraceContext(trace)
                                        .getSelectionRange()
                                        .getStartTime()
                                        .toNanos());
        InputDialog dialog =
                new InputDialog(
                        grid.getShell(),
                        Messages.GoTo_Title,
                        Messages.GoTo_Message,
                        now,
                        text -> instant(text, frame).isPresent() ? null : Messages.GoTo_Bad);
        if (dialog.open() == Window.OK) {
            instant(dialog.getValue(), frame).ifPresent(view::goTo);
        }
    }

    /** Returns the instant that a user has typed, in ns; empty if it is none. */
    private static OptionalLong instant(String text, TimeFrame frame) {
        try {
            return OptionalLong.of(TimePhrase.parse(text).resolve(frame));
        } catch (IllegalArgumentException | ArithmeticException e) {
            return OptionalLong.empty();
        }
    }
}
