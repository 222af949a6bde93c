package org.eclipse.tracecompass.internal.tmf.ui.open;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@NonNullByDefault({})
class OpenProblemTest {

    @TempDir Path folder;

    private static OpenProblem problem(Path path) {
        try {
            TmfTraceOpener.open(path, null, null).dispose();
        } catch (TmfTraceException e) {
            return OpenProblem.of(path, e);
        }
        throw new AssertionError(path + " was opened");
    }

    @Test
    void eachSentenceNamesThePlaceAndTheRemedy() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.txt"), "no trace");
        assertThat(problem(folder.resolve("absent")).sentence())
                .contains("absent", "There is no", ":")
                .endsWith(".");
        assertThat(problem(file).sentence()).contains("notes.txt", "not a trace").endsWith(".");
        assertThat(problem(folder).sentence())
                .contains(folder.toString(), "contains no trace")
                .endsWith(".");
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertThat(OpenProblem.of(empty, new TmfTraceException("x")).sentence())
                .contains("is empty: choose");
    }

    @Test
    void detailsSayWhyEachTraceTypeRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.txt"), "no trace");
        assertThat(problem(file).details())
                .isNotEmpty()
                .anyMatch(line -> line.toLowerCase().contains("lttng"));
    }

    @Test
    void anArchiveIsToBeUnpacked() throws IOException {
        Path file = Files.writeString(folder.resolve("trace.tar.gz"), "no trace");
        assertThat(problem(file).sentence()).contains("trace.tar.gz is an archive: unpack it");
    }

    @Test
    void longDetailsAreContinuedInFurtherLines() {
        OpenProblem problem =
                new OpenProblem("A.", List.of("  One, two, three: the reason", "short", ""));
        assertThat(problem.lines(16))
                .containsExactly(
                        "  One, two,",
                        "          three:",
                        "          the",
                        "          reason",
                        "short",
                        "");
    }

    @Test
    void severalProblemsAreOneSentence() {
        OpenProblem a = new OpenProblem("A.", List.of("a1"));
        OpenProblem b = new OpenProblem("B.", List.of());
        assertThat(OpenProblem.together(List.of(a))).isSameAs(a);
        OpenProblem both = OpenProblem.together(List.of(a, b));
        assertThat(both.sentence()).startsWith("2 ");
        assertThat(both.details()).containsExactly("A.", "    a1", "B.");
    }

    @Test
    void recentTracesAreNewestFirstWithoutDoublesAndNotTooMany() {
        StringBuilder kept = new StringBuilder();
        RecentTraces recent =
                new RecentTraces(
                        kept::toString,
                        text -> {
                            kept.setLength(0);
                            kept.append(text);
                        });
        List<Path> pair = List.of(Path.of("/a"), Path.of("/b c"));
        recent.add(pair);
        for (int i = 0; i < 20; i++) {
            recent.add(List.of(Path.of("/t" + i)));
        }
        assertThat(recent.list()).hasSize(RecentTraces.LIMIT).doesNotContain(pair);
        recent.add(pair);
        recent.add(pair);
        assertThat(recent.list()).hasSize(RecentTraces.LIMIT).startsWith(pair);
        List<List<Path>> rest = new ArrayList<>(recent.list());
        rest.remove(pair);
        recent.remove(pair);
        assertThat(recent.list()).isEqualTo(rest);
        recent.clear();
        assertThat(recent.list()).isEmpty();
    }
}
