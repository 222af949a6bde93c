package org.eclipse.tracecompass.common.core.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/**
 * Runs other programs and reads what they write, in the character set of the platform. All methods
 * may be called from any thread.
 *
 * @since 0.2.0
 */
public final class ProcessUtils {

    /** Reads the output of a program. */
    @FunctionalInterface
    public interface OutputReaderFunction {

        /**
         * Reads the output to its end.
         *
         * @param reader the output; closed by the caller
         * @param monitor where progress is reported and cancellation is seen
         * @return the lines that are wanted
         * @throws IOException if the output cannot be read
         */
        List<String> readOutput(BufferedReader reader, IProgressMonitor monitor) throws IOException;
    }

    private static final System.Logger LOGGER = LazyLogger.of(ProcessUtils.class);

    private static final String PLUGIN_ID = "org.eclipse.tracecompass.common.core";
    private static final int WORK = 1000;
    private static final long CHECK_MILLIS = 100;

    private ProcessUtils() {}

    /**
     * Runs a program to its end. Blocks until then.
     *
     * @param command the program and its arguments
     * @return the lines of its output and of its error output, in the order in which they came;
     *     null if it cannot be started or ends with an error
     */
    public static @Nullable List<String> getOutputFromCommand(List<String> command) {
        return getOutputFromCommand(command, false);
    }

    /**
     * Runs a program to its end. Blocks until then.
     *
     * @param command the program and its arguments
     * @param orError whether the output is wanted also if the program ends with an error
     * @return the lines of its output and of its error output, in the order in which they came;
     *     null if it cannot be started or read, or if it ends with an error that is not wanted
     */
    public static @Nullable List<String> getOutputFromCommand(
            List<String> command, boolean orError) {
        try {
            Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            try (BufferedReader reader = process.inputReader(Charset.defaultCharset())) {
                List<String> lines = reader.lines().toList();
                return process.waitFor() == 0 || orError ? lines : null;
            } finally {
                process.destroy();
            }
        } catch (IOException | UncheckedIOException e) {
            LOGGER.log(System.Logger.Level.DEBUG, "{0}: {1}", command, e.getMessage());
            return null;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    /**
     * Runs a program to its end, or until the monitor is cancelled. Blocks until then.
     *
     * @param command the program and its arguments
     * @param monitor cancels the program
     * @param mainTaskName what the program does, for users
     * @param readerFunction reads the output of the program, without its error output
     * @return what the function has read
     * @throws CoreException if the monitor was cancelled, with a status of {@link IStatus#CANCEL};
     *     or with {@link IStatus#ERROR} if the program cannot be started, ends with an error or
     *     writes nothing, or if the thread is interrupted
     */
    public static List<String> getOutputFromCommandCancellable(
            List<String> command,
            IProgressMonitor monitor,
            String mainTaskName,
            OutputReaderFunction readerFunction)
            throws CoreException {
        monitor.beginTask(mainTaskName, WORK);
        try {
            Process process = new ProcessBuilder(command).start();
            CompletableFuture<Void> watch = watch(process, monitor);
            try {
                process.getOutputStream().close();
                return read(process, monitor, readerFunction);
            } finally {
                process.destroy();
                watch.cancel(false);
            }
        } catch (IOException | UncheckedIOException e) {
            if (monitor.isCanceled()) {
                throw cancelled();
            }
            throw error(String.valueOf(e.getMessage()), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw error(Messages.ProcessUtils_ExecutionInterrupted, e);
        } finally {
            monitor.done();
        }
    }

    private static List<String> read(
            Process process, IProgressMonitor monitor, OutputReaderFunction readerFunction)
            throws IOException, InterruptedException, CoreException {
        // read beside the output, as a program waits when nobody reads one of them
        CompletableFuture<String> errors = CompletableFuture.supplyAsync(() -> errors(process));
        List<String> lines;
        try (BufferedReader reader = process.inputReader(Charset.defaultCharset())) {
            lines = readerFunction.readOutput(reader, monitor);
        }
        int code = process.waitFor();
        if (monitor.isCanceled()) {
            throw cancelled();
        }
        if (code != 0) {
            String text =
                    NLS.bind(Messages.ProcessUtils_ErrorDuringExecution, code)
                            + ' '
                            + errors.join();
            throw error(text.strip(), null);
        }
        if (lines.isEmpty()) {
            throw error(Messages.ProcessUtils_ErrorNoOutput, null);
        }
        return lines;
    }

    private static String errors(Process process) {
        try (BufferedReader reader =
                new BufferedReader(
                        new InputStreamReader(
                                process.getErrorStream(), Charset.defaultCharset()))) {
            return String.join("\n", reader.lines().toList());
        } catch (IOException | UncheckedIOException e) {
            return "";
        }
    }

    /** Ends the process soon after the monitor is cancelled. */
    private static CompletableFuture<Void> watch(Process process, IProgressMonitor monitor) {
        CompletableFuture<Void> watch = new CompletableFuture<>();
        Thread thread =
                new Thread(
                        () -> {
                            while (!watch.isDone() && process.isAlive()) {
                                if (monitor.isCanceled()) {
                                    // a shell that ends would leave its output to what it started
                                    process.descendants().forEach(ProcessHandle::destroy);
                                    process.destroy();
                                    return;
                                }
                                pause(process);
                            }
                        },
                        "Cancellation of " + process.pid());
        thread.setDaemon(true);
        thread.start();
        return watch;
    }

    private static void pause(Process process) {
        try {
            process.waitFor(CHECK_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static CoreException cancelled() {
        return new CoreException(Status.CANCEL_STATUS);
    }

    private static CoreException error(String message, @Nullable Throwable cause) {
        return new CoreException(new Status(IStatus.ERROR, PLUGIN_ID, message, cause));
    }
}
