package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Processes that are killed while they build a history, and two processes on one history. */
@Timeout(120)
class ProcessesTest {

    private static final long CHANGES = 20_000;
    private static final long ENDLESS = Long.MAX_VALUE;

    @TempDir private Path folder = Path.of("");

    private File file() {
        return folder.resolve("history.ht").toFile();
    }

    private ChildProcess builder(long changes) throws IOException {
        return ChildProcess.start(BuilderProgram.class, file(), changes);
    }

    private HistoryBackend open() throws IOException {
        return HistoryBackend.open("p", file(), BuilderProgram.VERSION, new BlockCache(1 << 20));
    }

    private void assertRefused(String reason) {
        assertThatThrownBy(this::open)
                .isInstanceOf(IOException.class)
                .hasMessageContaining("history.ht")
                .hasMessageContaining(reason)
                .hasMessageNotContaining("\n");
    }

    private ITmfStateSystemBuilder build() throws IOException {
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(BuilderProgram.create(file()));
        BuilderProgram.change(ss, 0, CHANGES);
        return ss;
    }

    private static void assertRight(ITmfStateSystem ss) {
        assertThat(ss.getCurrentEndTime()).isEqualTo(CHANGES);
        for (long t = 0; t < CHANGES; t += 97) {
            assertThat(BuilderProgram.isRight(ss, t)).as("time %d", t).isTrue();
        }
    }

    private void assertOpensAndIsRight() throws IOException {
        ITmfStateSystem ss = StateSystemFactory.newStateSystem(open(), false);
        assertRight(ss);
        ss.dispose();
    }

    private void assertNothingButTheHistory() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file().toPath());
        }
    }

    @Test
    void aHistoryWhoseBuilderWasKilledIsRefusedAndCanBeBuiltAgain() throws Exception {
        try (ChildProcess child = builder(ENDLESS)) {
            assertThat(child.line()).isEqualTo(BuilderProgram.BEGUN);
            child.kill();
        }
        assertNothingButTheHistory();
        assertRefused("incomplete or truncated");
        ITmfStateSystemBuilder ss = build();
        ss.closeHistory(CHANGES);
        assertRight(ss);
        ss.dispose();
        assertOpensAndIsRight();
        assertNothingButTheHistory();
    }

    @Test
    void aHistoryWhoseBuilderWasKilledWhileClosingIsRefusedOrRight() throws Exception {
        for (int round = 0; round < 6; round++) {
            try (ChildProcess child = builder(CHANGES)) {
                assertThat(child.line()).isEqualTo(BuilderProgram.BEGUN);
                assertThat(child.line()).isEqualTo(BuilderProgram.CHANGED);
                child.go();
                Thread.sleep(round * 2L);
                child.kill();
            }
            boolean complete = true;
            try {
                open().dispose();
            } catch (IOException e) {
                assertThat(e).hasMessageContaining("history.ht");
                complete = false;
            }
            if (complete) {
                assertOpensAndIsRight();
            }
            assertNothingButTheHistory();
        }
    }

    @Test
    void whatAnotherProcessIsBuildingIsNeitherOpenedNorReplacedUntilItIsDone() throws Exception {
        try (ChildProcess child = builder(CHANGES)) {
            assertThat(child.line()).isEqualTo(BuilderProgram.BEGUN);
            for (int attempt = 0; attempt < 3; attempt++) {
                assertRefused("already being written");
                assertThatThrownBy(() -> BuilderProgram.create(file()))
                        .isInstanceOf(IOException.class)
                        .hasMessageContaining("history.ht is already being written");
            }
            assertThat(child.line()).isEqualTo(BuilderProgram.CHANGED);
            assertRefused("already being written");
            child.go();
            assertThat(child.line()).isEqualTo(BuilderProgram.CLOSED);
            assertOpensAndIsRight();
            child.go();
            assertThat(child.join()).isZero();
        }
        assertOpensAndIsRight();
        assertNothingButTheHistory();
    }

    @Test
    void whatThisProcessIsBuildingIsNotReplacedByAnother() throws Exception {
        ITmfStateSystemBuilder ss = build();
        // The lock must survive that this process tries the same.
        assertThatThrownBy(() -> BuilderProgram.create(file())).isInstanceOf(IOException.class);
        assertThatThrownBy(this::open).isInstanceOf(IOException.class);
        try (ChildProcess child = builder(CHANGES)) {
            assertThat(child.line())
                    .startsWith(BuilderProgram.REFUSED)
                    .contains("history.ht is already being written");
            assertThat(child.line()).isNull();
        }
        // And that it is interrupted.
        Thread.currentThread().interrupt();
        BuilderProgram.change(ss, CHANGES, CHANGES + 2000);
        assertThat(Thread.interrupted()).isTrue();
        try (ChildProcess child = builder(CHANGES)) {
            assertThat(child.line()).startsWith(BuilderProgram.REFUSED);
        }
        ss.closeHistory(CHANGES + 2000);
        assertThat(BuilderProgram.isRight(ss, CHANGES)).isTrue();
        ss.dispose();
        open().dispose();
        assertNothingButTheHistory();
    }

    @Test
    void ofSeveralProcessesThatBeginAtOnceAtMostOneBuilds() throws Exception {
        try (ChildProcess first = builder(CHANGES);
                ChildProcess second = builder(CHANGES);
                ChildProcess third = builder(CHANGES)) {
            int builders = 0;
            for (ChildProcess child : List.of(first, second, third)) {
                String line = String.valueOf(child.line());
                if (BuilderProgram.BEGUN.equals(line)) {
                    builders++;
                    child.line();
                } else {
                    assertThat(line).startsWith(BuilderProgram.REFUSED).contains("history.ht");
                }
            }
            assertThat(builders).isEqualTo(1);
            assertRefused("already being written");
            for (ChildProcess child : List.of(first, second, third)) {
                try {
                    child.go();
                    child.go();
                } catch (IOException e) {
                    // It was refused and has ended.
                    assertThat(child.join()).isZero();
                }
                assertThat(child.join()).isZero();
            }
        }
        assertOpensAndIsRight();
        assertNothingButTheHistory();
    }

    @Test
    void aReaderGoesOnWithItsFileWhenAnotherProcessBuildsItAnew() throws Exception {
        ITmfStateSystemBuilder built = build();
        built.closeHistory(CHANGES);
        built.dispose();
        ITmfStateSystem ss =
                StateSystemFactory.newStateSystem(
                        HistoryBackend.open("p", file(), BuilderProgram.VERSION, new BlockCache(0)),
                        false);
        try (ChildProcess child = builder(CHANGES / 2)) {
            assertThat(child.line()).isEqualTo(BuilderProgram.BEGUN);
            assertRight(ss);
            ss.dispose();
            assertRefused("already being written");
        }
    }
}
