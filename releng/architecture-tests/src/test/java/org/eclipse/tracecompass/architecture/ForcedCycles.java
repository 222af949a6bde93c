package org.eclipse.tracecompass.architecture;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The packages that may be in cycles with each other. The list may only shrink: {@link CyclesTest}
 * fails when a package is in no cycle any more.
 */
final class ForcedCycles {

    private static final String PREFIX = "org.eclipse.tracecompass.";

    private ForcedCycles() {}

    /** The packages of a bundle that may be in cycles with each other. */
    static SortedSet<String> of(String bundle) {
        SortedSet<String> packages = new TreeSet<>();
        names(bundle).forEach(name -> packages.add(PREFIX + name));
        return packages;
    }

    private static List<String> names(String bundle) {
        return switch (bundle) {
            // The documented factories stand beside the interfaces that what they make implements.
            case "statesystem.core" ->
                    List.of(
                            "internal.statesystem.core",
                            "internal.statesystem.core.history",
                            "internal.statesystem.core.partial",
                            "statesystem.core",
                            "statesystem.core.backend");
            // The documented factory stands beside the interfaces that its graphs implement, and
            // the modules of graphs and of critical paths name each other.
            case "analysis.graph.core" ->
                    List.of(
                            "analysis.graph.core.building",
                            "analysis.graph.core.criticalpath",
                            "analysis.graph.core.graph",
                            "internal.analysis.graph.core.criticalpath",
                            "internal.analysis.graph.core.graph",
                            "internal.analysis.graph.core.graph.legacy");
            // Documented fields are looked for in scopes, which give fields. Classes of events name
            // the streams and readers of traces, which name them, and the index of a file.
            case "ctf.core" ->
                    List.of(
                            "ctf.core.event",
                            "ctf.core.event.scope",
                            "ctf.core.event.types",
                            "ctf.core.trace",
                            "internal.ctf.core.trace");
            // The documented module stands beside the values that its state provider writes, and
            // the documented provider of graphs beside the system that its handlers change.
            case "analysis.os.linux.core" ->
                    List.of(
                            "analysis.os.linux.core.execution.graph",
                            "analysis.os.linux.core.kernel",
                            "internal.analysis.os.linux.core.execution.graph",
                            "internal.analysis.os.linux.core.kernel");
            // A documented analysis stands beside the provider that its base class asks.
            case "analysis.timing.core" ->
                    List.of(
                            "analysis.timing.core.segmentstore",
                            "analysis.timing.core.segmentstore.statistics");
            // The documented type of counters stands beside the analysis, which uses the aspects.
            case "analysis.counters.core" ->
                    List.of("analysis.counters.core", "analysis.counters.core.aspects");
            // The documented contexts, events and traces name each other, and the documented list
            // of
            // aspects stands in the trace.
            case "tmf.ctf.core" ->
                    List.of(
                            "tmf.ctf.core.context",
                            "tmf.ctf.core.event",
                            "tmf.ctf.core.event.aspect",
                            "tmf.ctf.core.trace");
            // Elements, trees, call stacks, call graphs and models of hosts name each other in the
            // documented API, which also names types of some internal packages.
            case "analysis.profiling.core" ->
                    List.of(
                            "analysis.profiling.core.base",
                            "analysis.profiling.core.callgraph",
                            "analysis.profiling.core.callstack",
                            "analysis.profiling.core.callstack2",
                            "analysis.profiling.core.instrumented",
                            "analysis.profiling.core.model",
                            "analysis.profiling.core.tree",
                            "internal.analysis.profiling.core.callgraph2",
                            "internal.analysis.profiling.core.callstack",
                            "internal.analysis.profiling.core.instrumented",
                            "internal.analysis.profiling.core.model",
                            "internal.analysis.profiling.core.tree");
            // Traces, events, analyses, requests, aspects and signals name each other in the
            // documented API, and aspects name a type of the data providers. Only the internal
            // package is not forced: it hides where the files of traces are.
            case "tmf.core" ->
                    List.of(
                            "internal.tmf.core.trace",
                            "tmf.core.analysis",
                            "tmf.core.analysis.requirements",
                            "tmf.core.component",
                            "tmf.core.config",
                            "tmf.core.dataprovider",
                            "tmf.core.event",
                            "tmf.core.event.aspect",
                            "tmf.core.event.matching",
                            "tmf.core.filter",
                            "tmf.core.filter.model",
                            "tmf.core.model",
                            "tmf.core.model.annotations",
                            "tmf.core.model.timegraph",
                            "tmf.core.model.tree",
                            "tmf.core.model.xy",
                            "tmf.core.project.model",
                            "tmf.core.request",
                            "tmf.core.signal",
                            "tmf.core.statesystem",
                            "tmf.core.synchronization",
                            "tmf.core.trace",
                            "tmf.core.trace.experiment",
                            "tmf.core.trace.indexer",
                            "tmf.core.trace.indexer.checkpoint");
            // Documented views, viewers and widgets name each other's types. The documented control
            // of time graphs is ours underneath, and its base is documented too. Elements of
            // projects open editors of traces, and an editor that is restored opens the element of
            // its file. Tables of events, colours and filters are documented as views and as what
            // other views use; the documented histogram stands on the canvas that paints its data;
            // the documented sequence diagrams are elements, actions and preferences that all name
            // the view.
            case "tmf.ui" ->
                    List.of(
                            "internal.provisional.tmf.ui.widgets",
                            "internal.provisional.tmf.ui.widgets.timegraph",
                            "internal.tmf.ui.events",
                            "internal.tmf.ui.filter",
                            "internal.tmf.ui.histogram",
                            "internal.tmf.ui.tracetype",
                            "tmf.ui.actions",
                            "tmf.ui.analysis",
                            "tmf.ui.editors",
                            "tmf.ui.project.model",
                            "tmf.ui.timegraph",
                            "tmf.ui.viewers",
                            "tmf.ui.viewers.events",
                            "tmf.ui.viewers.xychart",
                            "tmf.ui.viewers.xychart.linechart",
                            "tmf.ui.views",
                            "tmf.ui.views.colors",
                            "tmf.ui.views.filter",
                            "tmf.ui.views.histogram",
                            "tmf.ui.views.timegraph",
                            "tmf.ui.views.uml2sd",
                            "tmf.ui.views.uml2sd.core",
                            "tmf.ui.views.uml2sd.dialogs",
                            "tmf.ui.views.uml2sd.handlers",
                            "tmf.ui.views.uml2sd.handlers.provider",
                            "tmf.ui.views.uml2sd.load",
                            "tmf.ui.views.uml2sd.preferences",
                            "tmf.ui.views.uml2sd.util",
                            "tmf.ui.widgets.timegraph",
                            "tmf.ui.widgets.timegraph.dialogs",
                            "tmf.ui.widgets.timegraph.widgets");
            default -> List.of();
        };
    }
}
