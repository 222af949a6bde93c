package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.Logger;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.internal.tmf.cli.core.CommandLogManager;
import org.eclipse.tracecompass.internal.tmf.cli.core.ConsoleLog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a short command must not make Java do: it would cost as much as the command's own work. */
@NonNullByDefault({})
class ColdStartTest {

    /** The class that Java generates for a switch over types, at its first use. */
    private static final String SWITCH = "$$TypeSwitch";

    /** Generates {@code equals} and {@code hashCode} of a record, at their first use. */
    private static final String RECORDS = "java.lang.runtime.ObjectMethods";

    /** Opens all jars to look for another logging system. */
    private static final String SEARCH = "jdk.internal.logger.BootstrapLogger$DetectBackend";

    private static final String WARNING = "something is odd";

    @TempDir Path folder;

    /** Writes a warning as a command does. */
    static final class Warning {
        public static void main(String[] args) {
            ConsoleLog.install(false);
            Logger.getLogger(Warning.class.getName()).warning(WARNING);
        }
    }

    private CommandRun run(Class<?> program, Object... arguments) throws Exception {
        CommandRun run =
                new ChildProcess.Setup(
                                program,
                                folder,
                                "",
                                List.of("-Xlog:class+load:file=" + log() + ":none"))
                        .run(arguments);
        assertThat(run.code()).as(run.err()).isZero();
        return run;
    }

    private Path log() {
        return folder.resolve("classes.log");
    }

    private List<String> loaded() throws Exception {
        return Files.readAllLines(log()).stream().map(line -> line.split(" ", 2)[0]).toList();
    }

    private void assertGeneratesNothing(Object... command) throws Exception {
        run(Main.class, command);
        assertThat(loaded())
                .contains(Main.class.getName())
                .doesNotContain(RECORDS)
                .filteredOn(name -> name.startsWith("org.eclipse.") && name.contains(SWITCH))
                .isEmpty();
    }

    @Test
    void shortCommandsMakeJavaGenerateNothing() throws Exception {
        Object[] query = {"query", TraceFixtures.KERNEL, "--analysis", "kernel", "--at", "+1s"};
        run(Main.class, query);
        assertGeneratesNothing(query);
        assertGeneratesNothing("info", TraceFixtures.KERNEL);
        assertGeneratesNothing("table", TraceFixtures.KERNEL, "--view", "cpu-usage");
    }

    @Test
    void loggingDoesNotOpenAllJars() throws Exception {
        assertThat(run(Warning.class).err()).contains(WARNING);
        assertThat(loaded())
                .contains("java.util.logging.LogManager", CommandLogManager.class.getName())
                .doesNotContain(SEARCH);
    }
}
