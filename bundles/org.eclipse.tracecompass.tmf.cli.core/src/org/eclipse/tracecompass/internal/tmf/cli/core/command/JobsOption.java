package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.statesystem.BuildJobs;
import picocli.CommandLine.Option;

/** The option {@code --jobs}: how many threads build histories. */
final class JobsOption {

    /** More threads than any machine has cores. */
    private static final int MAX = 1024;

    /** So many cores have enough to do with one pass and with compiling what takes part in it. */
    private static final int KEPT_BUSY = 2;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = {
                "Threads that build a history. Analyses that can be split are built in parts side"
                        + " by side, with the same result. Default: the number of cores, for large"
                        + " traces on more than two cores, else 1."
            })
    private @Nullable Integer jobs;

    /** The number of threads holds until this is closed. */
    interface Applied extends AutoCloseable {
        @Override
        void close();
    }

    /**
     * Sets the number of threads.
     *
     * @throws UserError if it is no number of threads
     */
    Applied apply() {
        Integer given = jobs;
        int jobs = given == null ? Runtime.getRuntime().availableProcessors() : given;
        if (jobs < 1 || jobs > MAX) {
            throw UserError.usage(
                    "--jobs %d is not possible. Give a number from 1 to %d.".formatted(jobs, MAX));
        }
        int before = BuildJobs.get();
        if (given != null) {
            BuildJobs.set(jobs);
        } else if (jobs > KEPT_BUSY) {
            BuildJobs.setForLargeTraces(jobs);
        } else {
            BuildJobs.set(1);
        }
        return () -> {
            BuildJobs.set(before);
            BuildJobs.expect(1);
        };
    }
}
