package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.HistoryGraphs;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackOddities;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter.FunctionKind;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.TreeSource;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.HostTrace;

/** Calls for tests, written as text: {@code "main( work( ) idle( ) )"}, each mark takes 10 ns. */
final class Calls {

    /** Merges nothing. */
    static final String EACH = "";

    /** Merges the threads of a process. */
    static final String PROCESS = "Processes/*";

    /** Merges everything. */
    static final String ALL = TreeSource.ALL;

    private Calls() {}

    /** The trees of some threads' calls; the threads are called t-1, t-2, … */
    static FlameTrees trees(String groupBy, String... threads) {
        ITmfStateSystemBuilder history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("calls", 0));
        CallStackWriter writer = new CallStackWriter(history, new CallStackOddities());
        long end = 0;
        String[][] marks = new String[threads.length][];
        int longest = 0;
        for (int i = 0; i < threads.length; i++) {
            marks[i] = threads[i].trim().split(" +");
            longest = Math.max(longest, marks[i].length);
        }
        for (int at = 0; at < longest; at++) {
            end = at * 10L;
            for (int i = 0; i < threads.length; i++) {
                String mark = at < marks[i].length ? marks[i][at] : "";
                if (mark.equals(")")) {
                    writer.exit(end, 7, i + 1, "t", FunctionKind.NAME, null);
                } else if (mark.endsWith("(")) {
                    writer.enter(end, 7, i + 1, "t", mark.substring(0, mark.length() - 1));
                }
            }
        }
        history.closeHistory(end);
        ITmfTrace trace = new HostTrace("host", List.of());
        FlameTrees trees =
                new TreeSource<>(trace, new HistoryGraphs(history), null)
                        .fetchTrees(Map.of(TreeSource.GROUP_BY_KEY, groupBy), null)
                        .getModel();
        trace.dispose();
        return trees == null ? FlameTrees.EMPTY : trees;
    }
}
