package org.eclipse.tracecompass.internal.tmf.ui.traces;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.core.analysis.AnalysisFailure;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleHelper;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderSource;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * Writes down the open traces and their analyses as they are now. May be slow: not for the UI
 * thread.
 */
final class TracesModel {

    private TracesModel() {}

    /**
     * The lines of the view.
     *
     * @param opened the open traces
     * @param active the one that the views show, or null
     * @param opening the names of what is being opened
     */
    static List<TraceItem> build(
            Collection<ITmfTrace> opened, @Nullable ITmfTrace active, List<String> opening) {
        List<TraceItem> items = new ArrayList<>();
        List<String> names = TraceListNames.of(opened);
        int next = 0;
        for (ITmfTrace trace : opened) {
            items.add(traceItem(trace, names.get(next++), trace == active, new HashSet<>()));
        }
        for (String label : opening) {
            items.add(new TraceItem.Opening(label, Messages.Traces_Opening));
        }
        return items;
    }

    private static TraceItem traceItem(
            ITmfTrace trace,
            @Nullable String rootName,
            boolean active,
            Set<IAnalysisModule> shown) {
        List<TraceItem> children = new ArrayList<>();
        List<String> problems = TraceProblems.of(trace);
        problems.forEach(problem -> children.add(new TraceItem.Problem(trace, problem)));
        Set<IAnalysisModule> below = new HashSet<>(shown);
        boolean damaged = !problems.isEmpty();
        if (trace instanceof TmfExperiment experiment) {
            for (ITmfTrace child : experiment.getTraces()) {
                TraceItem item = traceItem(child, null, false, below);
                damaged |= item instanceof TraceItem.Trace part && part.damaged();
                children.add(item);
            }
        }
        List<TraceItem.Line> lines = TraceLines.of(trace);
        Set<String> replaced = new HashSet<>();
        lines.forEach(line -> replaced.add(line.line().id()));
        children.addAll(analyses(trace, below, replaced));
        children.addAll(lines);
        shown.addAll(below);
        return new TraceItem.Trace(
                trace,
                rootName == null ? trace.getName() : rootName,
                detail(trace),
                trace.getPath() == null ? trace.getName() : trace.getPath(),
                trace instanceof TmfExperiment,
                rootName != null,
                active,
                damaged,
                List.copyOf(children));
    }

    private static String detail(ITmfTrace trace) {
        String events = Texts.events(trace.getNbEvents());
        String id = trace.getTraceTypeId();
        TraceTypeHelper type = id == null ? null : TmfTraceType.getTraceType(id);
        return type == null || trace instanceof TmfExperiment
                ? events
                : type.getName().replaceFirst(" Trace$", "") + " · " + events;
    }

    private static List<TraceItem> analyses(
            ITmfTrace trace, Set<IAnalysisModule> shown, Set<String> replaced) {
        if (trace instanceof IDataProviderSource) {
            return List.of();
        }
        Map<String, TraceItem> byName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        Set<String> known = new HashSet<>();
        for (IAnalysisModule module : trace.getAnalysisModules()) {
            known.add(module.getId());
            if (shown.add(module)) {
                TraceItem.Analysis item = analysisItem(trace, module);
                byName.put(item.label() + '\0' + item.id(), item);
            }
        }
        for (IAnalysisModuleHelper helper :
                TmfAnalysisManager.getAnalysisModules(trace.getClass()).values()) {
            if (!known.contains(helper.getId())
                    && !replaced.contains(helper.getId())
                    && !(trace instanceof TmfExperiment)) {
                byName.put(
                        "\uffff" + helper.getName() + '\0' + helper.getId(),
                        new TraceItem.Analysis(
                                trace,
                                helper.getId(),
                                null,
                                TraceItem.State.UNABLE,
                                helper.getName(),
                                Messages.Analysis_Unable,
                                helper.getHelpText(trace)));
            }
        }
        return List.copyOf(byName.values());
    }

    private static TraceItem.Analysis analysisItem(ITmfTrace trace, IAnalysisModule module) {
        TraceItem.State state = state(module);
        Throwable cause = module.getFailureCause();
        String why = cause == null ? "" : reason(cause);
        String detail =
                switch (state) {
                    case WAITING -> Messages.Analysis_Waiting;
                    case RUNNING -> running(module);
                    case DONE -> Messages.Analysis_Done;
                    case CANCELLED -> Messages.Analysis_Cancelled;
                    case UNABLE -> Messages.Analysis_Unable;
                    case FAILED -> Texts.bind(Messages.Analysis_Failed, why);
                };
        String help =
                state == TraceItem.State.FAILED
                        ? Texts.bind(Messages.Analysis_Failed, AnalysisFailure.of(module).text())
                        : module.getHelpText(trace);
        return new TraceItem.Analysis(
                trace, module.getId(), module, state, module.getName(), detail, help);
    }

    private static String running(IAnalysisModule module) {
        double progress =
                module instanceof TmfAbstractAnalysisModule known ? known.getProgress() : -1;
        return progress < 0
                ? Messages.Analysis_Running
                : Texts.bind(Messages.Analysis_RunningPercent, (int) (progress * 100));
    }

    private static String reason(Throwable cause) {
        String message = cause.getMessage();
        return message == null || message.isBlank() ? cause.getClass().getSimpleName() : message;
    }

    private static TraceItem.State state(IAnalysisModule module) {
        if (module instanceof TmfAbstractAnalysisModule known) {
            return switch (known.getExecutionState()) {
                case NOT_STARTED -> TraceItem.State.WAITING;
                case RUNNING -> TraceItem.State.RUNNING;
                case COMPLETED -> TraceItem.State.DONE;
                case CANCELLED -> TraceItem.State.CANCELLED;
                case FAILED -> TraceItem.State.FAILED;
            };
        }
        return module.getFailureCause() != null ? TraceItem.State.FAILED : TraceItem.State.WAITING;
    }
}
