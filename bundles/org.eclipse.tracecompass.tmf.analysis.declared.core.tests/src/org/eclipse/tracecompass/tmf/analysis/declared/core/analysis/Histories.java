package org.eclipse.tracecompass.tmf.analysis.declared.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.Parsed;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesLanguage;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/** Runs declarations for tests, and lists what a history holds. */
final class Histories {

    private Histories() {}

    /** A declaration among the examples of the guide. */
    static DeclarationSet example(String name) throws IOException {
        return parsed(StatesLanguage.read(examples().resolve(name)));
    }

    static Path examples() {
        for (Path p = Path.of("").toAbsolutePath(); p != null; p = p.getParent()) {
            Path folder = p.resolve("doc/examples/states");
            if (Files.isDirectory(folder)) {
                return folder;
            }
        }
        throw new IllegalStateException("no examples of declarations");
    }

    static DeclarationSet text(String text) {
        return parsed(StatesLanguage.parseAny(text, "test.states"));
    }

    private static DeclarationSet parsed(Parsed parsed) {
        assertThat(parsed.problems()).isEmpty();
        return DeclarationSet.of(parsed.file(), DeclarationSet.Origin.GIVEN);
    }

    static ITmfStateSystem built(TmfStateSystemAnalysisModule module, ITmfTrace trace)
            throws Exception {
        assertThat(module.setTrace(trace)).isTrue();
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).as("%s", module.getFailureCause()).isTrue();
        return Objects.requireNonNull(module.getStateSystem());
    }

    /** The changes of each attribute, "time value", by path; whole numbers are alike. */
    static Map<String, List<String>> changes(ITmfStateSystem history) {
        List<Integer> all = IntStream.range(0, history.getNbAttributes()).boxed().toList();
        List<ITmfStateInterval> intervals = new ArrayList<>();
        history.query2D(all, history.getStartTime(), history.getCurrentEndTime())
                .forEach(intervals::add);
        intervals.sort(
                (a, b) ->
                        a.getAttribute() == b.getAttribute()
                                ? Long.compare(a.getStartTime(), b.getStartTime())
                                : Integer.compare(a.getAttribute(), b.getAttribute()));
        Map<String, List<String>> changes = new TreeMap<>();
        int attribute = -1;
        String last = "null";
        for (ITmfStateInterval interval : intervals) {
            if (interval.getAttribute() != attribute) {
                attribute = interval.getAttribute();
                last = "null";
            }
            String value = String.valueOf(interval.getValue());
            if (!value.equals(last) && !ValueTables.isReserved(history, attribute)) {
                changes.computeIfAbsent(
                                history.getFullAttributePath(attribute), path -> new ArrayList<>())
                        .add(interval.getStartTime() + " " + value);
                last = value;
            }
        }
        return changes;
    }
}
