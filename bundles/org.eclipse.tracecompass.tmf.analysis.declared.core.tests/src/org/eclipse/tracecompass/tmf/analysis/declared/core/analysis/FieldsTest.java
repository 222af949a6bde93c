package org.eclipse.tracecompass.tmf.analysis.declared.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Which fields of an event a rule finds. */
@Timeout(120)
@ExtendWith(TemporaryCache.class)
class FieldsTest {

    /** The changes that a declaration makes of a trace, and its notes as those of "notes". */
    private static Map<String, List<String>> changes(String text, ITmfTrace trace)
            throws Exception {
        DeclaredAnalysisModule module = new DeclaredAnalysisModule(Histories.text(text));
        try {
            Map<String, List<String>> changes = Histories.changes(Histories.built(module, trace));
            changes.put("notes", module.getNotes());
            return changes;
        } finally {
            module.dispose();
            trace.dispose();
        }
    }

    private static TmfEventField field(String name, ITmfEventField... inner) {
        return new TmfEventField(name, inner.length == 0 ? (Object) 5L : null, inner);
    }

    /** Events with the field o.b at first, with o.c later. */
    private static SyntheticTrace structures(Path folder) {
        return new SyntheticTrace(
                folder,
                4,
                i ->
                        new SyntheticTrace.Spec(
                                10L * (i + 1), "e", field("o", field(i < 2 ? "b" : "c"))));
    }

    @Test
    void aFieldInsideAnotherIsSeenAtEachEvent(@TempDir Path folder) throws Exception {
        Map<String, List<String>> changes =
                changes(
                        """
                        on e modify "Has" = has(o.c);
                        on e if (has(o.c)) modify "Asked" = o.c;
                        on e modify "Read" = o.c;
                        """,
                        structures(folder));
        assertThat(changes)
                .containsEntry("Has", List.of("10 0", "30 1"))
                .containsEntry("Asked", List.of("30 5"))
                .containsEntry("Read", List.of("30 5"));
        assertThat(changes.get("notes"))
                .singleElement()
                .asString()
                .contains("2 events left out; they have no field o.c");
    }

    @Test
    void aRuleWithoutEventsIsForThoseWithTheFieldsInsideOthersThatItNeeds(@TempDir Path folder)
            throws Exception {
        assertThat(changes("modify \"Read\" = o.c;", structures(folder)))
                .containsEntry("Read", List.of("30 5"))
                .containsEntry("notes", List.of());
    }

    @Test
    void lostEventsHaveTheirFields() throws Exception {
        Map<String, List<String>> changes =
                changes(
                        "on \"Lost event\" increment \"Lost\" by `Lost events`;",
                        TmfTraceOpener.open(
                                SharedTraces.trace("ctf/tc-hello-lost").resolve("hello-lost"),
                                null,
                                null));
        assertThat(changes.get("Lost").getLast()).endsWith(" 967700");
        assertThat(changes).containsEntry("notes", List.of());
    }
}
