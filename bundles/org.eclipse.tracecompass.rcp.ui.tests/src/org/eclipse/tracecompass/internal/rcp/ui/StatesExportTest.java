package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;

import java.awt.event.KeyEvent;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.statemap.core.Statemap;
import org.eclipse.tracecompass.statemap.core.StatemapEntity;
import org.eclipse.tracecompass.statemap.core.StatemapState;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.testkit.Answers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The states of a time graph in files, chosen from its menu. */
@NonNullByDefault({})
class StatesExportTest extends TimeGraphBench {

    private static final String DATA = "Export as Statemap Data";
    private static final String SVG = "Export as Interactive SVG";

    private static Statemap read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return StatemapReader.DEFAULT.read(in, bytes -> {});
        }
    }

    private void export(String item, Path file, FileKind... kinds) {
        try (Answers answers = Answers.files(file)) {
            choose(x(0.5), y(rows().get(3)), item);
            await("the file is written", () -> Files.exists(file));
            assertThat(answers.asked().name()).isEqualTo("kernel-Threads" + kinds[0].ending());
            assertThat(answers.asked().kinds().stream().map(FileKind::ending))
                    .containsExactlyElementsOf(
                            List.of(kinds).stream().map(FileKind::ending).toList());
        }
    }

    private static FileKind kind(String ending) {
        return new FileKind(ending, "");
    }

    private static int state(Statemap map, String name) {
        return map.metadata().states().stream()
                .filter(state -> state.name().equals(name))
                .mapToInt(StatemapState::value)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theStatesOfAllRowsAreExportedAsData(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("threads.json.gz");
        export(DATA, file, kind(".json.gz"), kind(".json"));
        Statemap map = read(file);
        long threads =
                rows().stream().map(VisibleRow::entry).filter(TimeGraphEntry::hasStates).count();
        assertThat(map.entities()).hasSize((int) threads);
        assertThat(map.entities())
                .extracting(StatemapEntity::name)
                .contains("rcu_preempt", "bash/374", "swapper/0");
        assertThat(map.metadata().title()).contains("Statemap of Threads – kernel");
        assertThat(map.metadata().entityKind()).isEqualTo("Process");
        assertThat(map.metadata().startSinceEpoch()).isEqualTo(whole().start());
        assertThat(map.end()).isEqualTo(whole().length());
        assertThat(map.nanosIn(state(map, "Usermode"))).isBetween(5_000_000_000L, 6_000_000_000L);
        assertThat(map.tags()).extracting(tag -> tag.name()).contains("openat", "write");
    }

    @Test
    void onlyWhatIsSeenIsExported(@TempDir Path folder) throws Exception {
        hand.drag(graph, x(0.3), 120, x(0.6), 120, Hand.LEFT);
        await("a range is selected", () -> selected() > 0);
        hand.type(graph, KeyEvent.VK_F);
        await("it is shown", () -> window().length() < whole().length());
        Span seen = window();
        Path file = folder.resolve("part.json");
        export(DATA, file, kind(".json.gz"), kind(".json"));
        assertThat(Files.readString(file)).startsWith("{");
        Statemap map = read(file);
        assertThat(map.metadata().startSinceEpoch()).isEqualTo(seen.start());
        assertThat(map.end()).isEqualTo(seen.length());
    }

    @Test
    void theStatesAreDrawnAsAnInteractiveSvg(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("threads.svg");
        export(SVG, file, FileKind.SVG);
        assertThat(Files.readString(file))
                .startsWith("<?xml")
                .endsWith("</svg>\n")
                .contains("<title>Statemap of Threads – kernel</title>")
                .contains("\"kind\":\"Process\"", "[\"rcu_preempt\",", "[\"Usermode\",\"#");
        try (var files = Files.list(folder)) {
            assertThat(files).as("and nothing is left beside it").containsExactly(file);
        }
    }

    @Test
    void nothingIsWrittenWhenTheUserNamesNoFile() {
        for (String item : List.of(DATA, SVG)) {
            try (Answers answers = Answers.files()) {
                choose(x(0.5), y(rows().get(3)), item);
                await("a file is asked for", () -> answers.asked() != null);
            }
        }
    }
}
