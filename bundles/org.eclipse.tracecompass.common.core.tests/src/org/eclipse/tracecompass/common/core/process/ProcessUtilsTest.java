package org.eclipse.tracecompass.common.core.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.BufferedReader;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Programs that are run for their output. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class ProcessUtilsTest {

    private static List<String> shell(String script) {
        return List.of("sh", "-c", script);
    }

    private static List<String> lines(BufferedReader reader, IProgressMonitor monitor) {
        return reader.lines().toList();
    }

    private static List<String> run(String script, IProgressMonitor monitor) throws CoreException {
        return ProcessUtils.getOutputFromCommandCancellable(
                shell(script), monitor, "Test", ProcessUtilsTest::lines);
    }

    private static IStatus failure(String script) {
        return catchThrowableOfType(
                        CoreException.class, () -> run(script, new NullProgressMonitor()))
                .getStatus();
    }

    @Test
    void theOutputIsRead() throws CoreException {
        assertThat(ProcessUtils.getOutputFromCommand(shell("echo a; echo b >&2; echo c")))
                .containsExactly("a", "b", "c");
        assertThat(run("echo a; echo b >&2; echo c", new NullProgressMonitor()))
                .containsExactly("a", "c");
    }

    @Test
    void moreOutputThanAPipeHoldsIsRead() throws CoreException {
        assertThat(ProcessUtils.getOutputFromCommand(shell("seq 100000"))).hasSize(100_000);
        assertThat(run("seq 100000 >&2; seq 100000", new NullProgressMonitor())).hasSize(100_000);
    }

    @Test
    void anErrorIsTold() {
        assertThat(ProcessUtils.getOutputFromCommand(shell("echo a; exit 3"))).isNull();
        assertThat(ProcessUtils.getOutputFromCommand(shell("echo a; exit 3"), true))
                .containsExactly("a");
        IStatus status = failure("echo a; echo why >&2; exit 3");
        assertThat(status.getSeverity()).isEqualTo(IStatus.ERROR);
        assertThat(status.getMessage()).contains("3", "why");
    }

    @Test
    void aProgramThatIsNotThereIsAnError() {
        List<String> command = List.of("/no/such/program");
        assertThat(ProcessUtils.getOutputFromCommand(command, true)).isNull();
        assertThatThrownBy(
                        () ->
                                ProcessUtils.getOutputFromCommandCancellable(
                                        command,
                                        new NullProgressMonitor(),
                                        "Test",
                                        ProcessUtilsTest::lines))
                .isInstanceOf(CoreException.class);
    }

    @Test
    void noOutputIsAnError() {
        assertThat(failure("true").getMessage()).isEqualTo(Messages.ProcessUtils_ErrorNoOutput);
        assertThat(Messages.ProcessUtils_ErrorNoOutput).isEqualTo("The program wrote no output.");
    }

    @Test
    void aCancelledProgramEnds() {
        IProgressMonitor monitor = new NullProgressMonitor();
        CoreException cancelled =
                catchThrowableOfType(
                        CoreException.class,
                        () ->
                                ProcessUtils.getOutputFromCommandCancellable(
                                        shell("echo a; sleep 1000; echo b"),
                                        monitor,
                                        "Test",
                                        (reader, m) -> {
                                            m.setCanceled("a".equals(reader.readLine()));
                                            return reader.lines().toList();
                                        }));
        assertThat(cancelled.getStatus().getSeverity()).isEqualTo(IStatus.CANCEL);
    }
}
