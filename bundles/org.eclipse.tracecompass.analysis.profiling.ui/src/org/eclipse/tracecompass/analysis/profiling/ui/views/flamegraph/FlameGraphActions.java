package org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAttributes;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameBox;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameOrder;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlamePicture;
import org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph.FlameGraphView.Range;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.TreeSource;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.export.TableExport;
import org.eclipse.tracecompass.tmf.ui.widgets.CopiedText;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;

/** The commands of a flame graph, for the toolbar, the view menu and the context menu. */
final class FlameGraphActions {

    private static final String PLUGIN = "org.eclipse.tracecompass.tmf.ui";
    private static final Map<Range, String> RANGES = new EnumMap<>(Range.class);
    private static final Map<FlameOrder, String> ORDERS = new EnumMap<>(FlameOrder.class);

    static {
        RANGES.put(Range.TRACE, Messages.Range_Trace);
        RANGES.put(Range.WINDOW, Messages.Range_Window);
        RANGES.put(Range.SELECTION, Messages.Range_Selection);
        ORDERS.put(FlameOrder.TIME, Messages.Order_Time);
        ORDERS.put(FlameOrder.NAME, Messages.Order_Name);
        ORDERS.put(FlameOrder.FIRST_CALL, Messages.Order_First);
    }

    /** The name of the level of processes. */
    private static final String PROCESSES = String.join("/", CallStackAttributes.patterns().get(0));

    private final FlameGraphView view;
    private final FlameGraphControl control;
    private final FlameSearchRow search;
    private final SymbolActions symbols;

    FlameGraphActions(FlameGraphView view, FlameGraphControl control, FlameSearchRow search) {
        this.view = view;
        this.control = control;
        this.search = search;
        this.symbols = new SymbolActions(control::getShell, view::trace);
    }

    void fillToolBar(IToolBarManager bar) {
        bar.add(RunAction.push(Messages.Action_Search, Icons.FILTER, search::open));
        bar.add(new Separator());
        bar.add(RunAction.push(Messages.Action_ZoomIn, Icons.ZOOM_IN, control::zoomIn));
        bar.add(RunAction.push(Messages.Action_ZoomOut, Icons.ZOOM_OUT, control::zoomOut));
        bar.add(RunAction.push(Messages.Action_ShowAll, Icons.ZOOM_ALL, control::showAll));
    }

    void fillViewMenu(IMenuManager menu) {
        choices(menu);
        menu.add(new Separator());
        symbols.addTo(menu);
        menu.add(new Separator());
        menu.add(RunAction.push(Messages.Action_Search, null, search::open));
        menu.add(export());
        menu.add(TableExport.action(view::exportTable));
    }

    void fillContextMenu(IMenuManager menu) {
        FlameBox box = control.scene().selected();
        IAction zoom = RunAction.push(Messages.Action_ZoomTo, null, control::zoomToSelected);
        zoom.setEnabled(box != null);
        IAction mark =
                RunAction.push(
                        Messages.Action_Mark,
                        null,
                        () -> search.mark(Objects.requireNonNull(box).name()));
        mark.setEnabled(box != null && box.isFunction());
        IAction copy = RunAction.push(Messages.Action_Copy, null, this::copy);
        copy.setEnabled(box != null);
        menu.add(zoom);
        menu.add(RunAction.push(Messages.Action_ShowAll, null, control::showAll));
        menu.add(mark);
        menu.add(copy);
        menu.add(new Separator());
        choices(menu);
        menu.add(new Separator());
        symbols.addTo(menu);
        menu.add(new Separator());
        menu.add(RunAction.push(Messages.Action_Search, null, search::open));
        menu.add(export());
        menu.add(TableExport.action(view::exportTable));
    }

    /** The levels up to which trees may be merged, the innermost one first. */
    private static Map<String, String> groupings(List<String> levels) {
        Map<String, String> groupings = new LinkedHashMap<>();
        groupings.put("", Messages.Threads_Each);
        for (int i = levels.size() - 2; i >= 0; i--) {
            String level = levels.get(i);
            groupings.put(
                    level,
                    level.equals(PROCESSES)
                            ? Messages.Threads_Process
                            : NLS.bind(Messages.Threads_Level, level));
        }
        groupings.put(TreeSource.ALL, Messages.Threads_All);
        return groupings;
    }

    private void choices(IMenuManager menu) {
        menu.add(choice(Messages.Range_Menu, RANGES, view.range(), view::setRange));
        menu.add(
                choice(
                        Messages.Threads_Menu,
                        groupings(control.scene().trees().levels()),
                        view.grouping(),
                        view::setGrouping));
        menu.add(choice(Messages.Order_Menu, ORDERS, control.scene().order(), view::setOrder));
        Action upward =
                RunAction.check(
                        Messages.Action_Upward,
                        null,
                        () -> view.setUpward(!control.scene().isUpward()));
        upward.setChecked(control.scene().isUpward());
        menu.add(upward);
    }

    void registerGlobal(IActionBars bars) {
        bars.setGlobalActionHandler(
                ActionFactory.FIND.getId(),
                RunAction.push(Messages.Action_Search, null, search::open));
        bars.setGlobalActionHandler(
                ActionFactory.COPY.getId(), RunAction.push(Messages.Action_Copy, null, this::copy));
    }

    private static <E> MenuManager choice(
            String title, Map<E, String> names, E chosen, Consumer<E> choose) {
        MenuManager menu = new MenuManager(title);
        for (Map.Entry<E, String> each : names.entrySet()) {
            E value = each.getKey();
            Action action =
                    new RunAction(
                            each.getValue(),
                            null,
                            IAction.AS_RADIO_BUTTON,
                            () -> {
                                // a radio button also runs when another one of its group is chosen
                                if (!value.equals(chosen)) {
                                    choose.accept(value);
                                }
                            });
            action.setChecked(value.equals(chosen));
            menu.add(action);
        }
        return menu;
    }

    private void copy() {
        String text = control.detailsOfSelected();
        if (text != null) {
            CopiedText.put(text);
        }
    }

    private IAction export() {
        IAction export = RunAction.push(Messages.Action_Export, null, this::exportPicture);
        export.setEnabled(control.scene().boxes().height() > 0);
        return export;
    }

    private void exportPicture() {
        ITmfTrace trace = view.trace();
        if (trace == null) {
            return;
        }
        String name = trace.getName() + "-" + view.getTitle();
        Path file =
                FileQuestion.save(Messages.Export_Title, name, FileKind.PNG, FileKind.SVG)
                        .ask(control.getShell());
        if (file != null) {
            write(picture(trace), file);
        }
    }

    private FlamePicture picture(ITmfTrace trace) {
        return FlamePicture.of(control.scene().trees())
                .width((int) Math.max(400, control.scene().width()))
                .order(control.scene().order())
                .upward(control.scene().isUpward())
                .search(control.scene().search().filter())
                .window(control.scene())
                .theme(control.scene().theme())
                .title(view.getTitle() + " – " + trace.getName());
    }

    private static void write(FlamePicture picture, Path file) {
        Job job =
                Job.create(
                        Messages.Export_Job,
                        monitor -> {
                            try (OutputFile output = OutputFile.at(file)) {
                                if (file.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
                                    picture.writeSvg(output.content());
                                } else {
                                    picture.writePng(output.content());
                                }
                                output.commit();
                                return Status.OK_STATUS;
                            } catch (PictureException | IOException e) {
                                String why =
                                        Objects.requireNonNullElse(e.getMessage(), e.toString());
                                return new Status(
                                        IStatus.ERROR,
                                        PLUGIN,
                                        Messages.Export_Failed + ": " + why,
                                        e);
                            }
                        });
        job.setUser(true);
        job.schedule();
    }
}
