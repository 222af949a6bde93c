package org.eclipse.tracecompass.internal.tmf.ui.traces;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.internal.tmf.ui.synchronization.SyncMenu;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceFiles;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderSource;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.ui.jobs.Background;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.widgets.CopiedText;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.handlers.IHandlerService;

/** The actions of lines in the Traces view. */
final class TraceActions {

    private final TreeViewer tree;

    TraceActions(TreeViewer tree) {
        this.tree = tree;
    }

    /** Puts the actions into the context menu and the toolbar. */
    void install(IWorkbenchPartSite site, IActionBars bars, ISelectionProvider selection) {
        MenuManager menu = FilledMenu.contextOf(tree.getControl(), this::fill);
        site.registerContextMenu(menu, selection);
        IAction collapse =
                RunAction.push(Messages.Traces_Collapse, "collapse.svg", () -> tree.collapseAll());
        bars.getToolBarManager().add(collapse);
        IHandlerService handlers = site.getService(IHandlerService.class);
        if (handlers != null) {
            handlers.activateHandler(
                    IWorkbenchCommandConstants.EDIT_COPY,
                    new AbstractHandler() {
                        @Override
                        public @Nullable Object execute(@Nullable ExecutionEvent event) {
                            copyPaths();
                            return null;
                        }
                    });
        }
    }

    private void fill(IMenuManager menu) {
        List<TraceItem.Trace> traces = selected(TraceItem.Trace.class);
        List<TraceItem.Analysis> analyses = selected(TraceItem.Analysis.class);
        if (!traces.isEmpty()) {
            fillForTraces(menu, traces);
        }
        if (!analyses.isEmpty()) {
            fillForAnalyses(menu, analyses);
        }
        fillForLines(menu, selected(TraceItem.Line.class));
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
    }

    private void fillForTraces(IMenuManager menu, List<TraceItem.Trace> traces) {
        List<ITmfTrace> roots =
                traces.stream().filter(TraceItem.Trace::root).map(TraceItem.Trace::trace).toList();
        if (roots.size() == 1) {
            add(menu, Messages.Traces_Show, () -> OpenTraces.get().select(roots.get(0)));
        }
        if (!roots.isEmpty()) {
            add(menu, Messages.Traces_Close, () -> roots.forEach(OpenTraces.get()::close));
        }
        if (roots.size() == 1
                && traces.size() == 1
                && roots.get(0) instanceof TmfExperiment experiment) {
            SyncMenu.fill(menu, experiment, tree.getControl().getShell());
        }
        if (traces.size() == 1) {
            OnDemandMenu.fill(menu, traces.get(0).trace());
        }
        menu.add(new Separator());
        add(menu, Messages.Traces_CopyPath, this::copyPaths);
        if (traces.size() == 1) {
            Path parent = parent(traces.get(0).trace());
            if (parent != null) {
                add(
                        menu,
                        Texts.bind(
                                Messages.Traces_OpenContaining,
                                String.valueOf(parent.getFileName())),
                        () -> OpenTraces.get().open(List.of(parent)));
            }
        } else {
            List<Path> paths =
                    traces.stream()
                            .flatMap(item -> TraceFiles.of(item.trace()).stream())
                            .distinct()
                            .toList();
            if (paths.size() > 1) {
                add(menu, Messages.Traces_OpenTogether, () -> OpenTraces.get().open(paths));
            }
        }
    }

    private static @Nullable Path parent(ITmfTrace trace) {
        String path = trace.getPath();
        if (path == null || trace instanceof IDataProviderSource) {
            return null;
        }
        Path real = Path.of(path);
        Path parent = real.getParent();
        return real.isAbsolute() && parent != null && parent.getFileName() != null ? parent : null;
    }

    private static void fillForAnalyses(IMenuManager menu, List<TraceItem.Analysis> analyses) {
        List<IAnalysisModule> running = modules(analyses, List.of(TraceItem.State.RUNNING));
        List<IAnalysisModule> idle =
                modules(analyses, List.of(TraceItem.State.WAITING, TraceItem.State.CANCELLED));
        List<IAnalysisModule> ended =
                modules(
                        analyses,
                        List.of(
                                TraceItem.State.DONE,
                                TraceItem.State.FAILED,
                                TraceItem.State.CANCELLED));
        if (!idle.isEmpty()) {
            add(
                    menu,
                    Messages.Analysis_Start,
                    () -> inJob(Messages.Analysis_Start, idle, IAnalysisModule::schedule));
        }
        if (!running.isEmpty()) {
            add(
                    menu,
                    Messages.Analysis_Cancel,
                    () -> inJob(Messages.Analysis_Cancel, running, IAnalysisModule::cancel));
        }
        if (!ended.isEmpty()) {
            add(menu, Messages.Analysis_Rebuild, () -> ended.forEach(OpenTraces.get()::rebuild));
        }
    }

    /** The actions of the first line's source for all its lines of the trace. */
    private static void fillForLines(IMenuManager menu, List<TraceItem.Line> lines) {
        if (!lines.isEmpty()) {
            TraceItem.Line first = lines.get(0);
            first.source()
                    .fillMenu(
                            menu,
                            first.trace(),
                            lines.stream()
                                    .filter(
                                            line ->
                                                    line.source() == first.source()
                                                            && line.trace() == first.trace())
                                    .map(TraceItem.Line::line)
                                    .toList());
        }
    }

    private static void inJob(
            String name, List<IAnalysisModule> modules, Consumer<IAnalysisModule> action) {
        Background.run(name, monitor -> modules.forEach(action));
    }

    private static List<IAnalysisModule> modules(
            List<TraceItem.Analysis> analyses, List<TraceItem.State> states) {
        List<IAnalysisModule> modules = new ArrayList<>();
        for (TraceItem.Analysis analysis : analyses) {
            IAnalysisModule module = analysis.module();
            if (module != null && states.contains(analysis.state())) {
                modules.add(module);
            }
        }
        return modules;
    }

    private static void add(IMenuManager menu, String text, Runnable run) {
        menu.add(RunAction.push(text, null, run));
    }

    private <T> List<T> selected(Class<T> type) {
        List<T> found = new ArrayList<>();
        for (Object element : tree.getStructuredSelection()) {
            if (type.isInstance(element)) {
                found.add(type.cast(element));
            }
        }
        return found;
    }

    private void copyPaths() {
        String text =
                selected(TraceItem.class).stream()
                        .flatMap(TraceActions::copied)
                        .collect(Collectors.joining("\n"));
        if (!text.isEmpty()) {
            CopiedText.put(text);
        }
    }

    /** The paths of a trace, its name where it has none, or the words of another line. */
    private static Stream<String> copied(TraceItem item) {
        if (!(item instanceof TraceItem.Trace line)) {
            return Stream.of(item.label() + "  " + item.detail());
        }
        List<Path> files = TraceFiles.of(line.trace());
        return files.isEmpty()
                ? Stream.of(Objects.requireNonNullElse(line.trace().getPath(), line.label()))
                : files.stream().map(Path::toString);
    }
}
