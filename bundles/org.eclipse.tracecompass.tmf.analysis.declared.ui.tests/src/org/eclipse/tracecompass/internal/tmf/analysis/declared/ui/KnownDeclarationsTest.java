package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.Declarations;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.ui.traces.TraceLine;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the Traces view says of declarations, and when they are looked for again. */
@ExtendWith(TemporaryCache.class)
@NonNullByDefault({})
class KnownDeclarationsTest {

    private ITmfTrace trace;
    private Path library;

    @BeforeEach
    void open() throws Exception {
        trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        library = Files.createDirectories(Declarations.library());
    }

    @AfterEach
    void close() {
        trace.dispose();
    }

    @Test
    void aStampChangesWithTheFilesOfTheLibrary() throws Exception {
        FileStamp none = FileStamp.of(trace);
        assertThat(FileStamp.of(trace)).isEqualTo(none);
        Path file = Files.writeString(library.resolve("a.states"), "states \"a\";");
        FileStamp one = FileStamp.of(trace);
        assertThat(one).isNotEqualTo(none);
        Files.writeString(library.resolve("notes.txt"), "not a declaration");
        assertThat(FileStamp.of(trace)).isEqualTo(one);
        Files.writeString(file, "states \"another\";");
        assertThat(FileStamp.of(trace)).isNotEqualTo(one);
        Files.delete(file);
        assertThat(FileStamp.of(trace)).isEqualTo(none);
    }

    @Test
    void withoutDeclarationsTheLineSaysWhereTheyComeFrom() {
        List<TraceLine> lines = new DeclarationLines().linesOf(trace);
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0).children()).isEmpty();
        assertThat(lines.get(0).mark()).isEqualTo(TraceLine.Mark.OFF);
        assertThat(lines.get(0).help()).contains("folder", "plug-ins", "library");
    }

    @Test
    void aDeclarationHasItsProblemsAndItsViewsBelow() throws Exception {
        Files.writeString(
                library.resolve("good.states"),
                "on sched_switch { modify \"CPUs/\" + cpu = next_tid; } view \"One\" rows \"CPUs/*\";");
        Files.writeString(
                library.resolve("wrong.states"),
                "on sched_switch {\n modify \"CPUs/\" + cpu = no_such; }");
        List<TraceLine> sets = new DeclarationLines().linesOf(trace).get(0).children();
        assertThat(sets).extracting(TraceLine::label).containsExactly("good", "wrong");
        assertThat(sets.get(0).detail()).isEqualTo("your library");
        assertThat(sets.get(0).children()).extracting(TraceLine::label).containsExactly("One");
        assertThat(sets.get(1).mark()).isEqualTo(TraceLine.Mark.ERROR);
        assertThat(sets.get(1).children()).hasSize(1);
        assertThat(sets.get(1).children().get(0).label()).startsWith("line 2, column ");
    }
}
