package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph.Grouping;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackOddities;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter.FunctionKind;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;

/** Calls for tests, written as text: {@code "main( work( ) idle( ) )"}, each mark takes 10 ns. */
final class Calls {

    private Calls() {}

    /** The graph of some threads' calls; the threads are called t-1, t-2, … */
    static CallGraph graph(Grouping grouping, String... threads) {
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
        return new CallGraph.Builder(grouping, Long.MIN_VALUE, Long.MAX_VALUE)
                .add(history, "", FunctionNames.withoutSymbols(), null)
                .build();
    }
}
