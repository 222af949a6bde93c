package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.NoSuchFileException;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.common.core.files.Shortage;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.backend.DamagedHistoryException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.rows.core.StateGrouping;
import org.eclipse.tracecompass.tmf.rows.core.StateGroups;
import org.eclipse.tracecompass.tmf.rows.core.TimesToRead;

/**
 * The states of the CPUs of a trace, summed up for pictures of long times. A picture of a history
 * that is large for that tells so; then they are summed up in the background and stored beside the
 * history. Thread-safe.
 */
@SuppressWarnings("nls")
final class CpuGroups {

    /** Changes of threads in a picture that take longer to read than one would wait. */
    private static final long MANY_SLICES = 1 << 20;

    /** After the picture, ms: a command that draws one and ends does not begin. */
    private static final long DELAY = 1000;

    /** Several traces at a time would need the memory for all. */
    private static final ISchedulingRule ONE_BY_ONE =
            new ISchedulingRule() {
                @Override
                public boolean contains(@Nullable ISchedulingRule rule) {
                    return rule == this;
                }

                @Override
                public boolean isConflicting(@Nullable ISchedulingRule rule) {
                    return rule == this;
                }
            };

    private static final System.Logger LOGGER = LazyLogger.of(CpuGroups.class);

    private final String trace;
    private final long manySlices;
    private final Function<ITmfStateSystem, CpuGroupsFile> files;

    /** The history that the groups are of; null before one was looked at. */
    private @Nullable ITmfStateSystem of;

    /** Can be read again, so that many large traces do not fill the memory. */
    private SoftReference<Map<Integer, StateGroups>> groups = new SoftReference<>(Map.of());

    /** What sums them up, or could not. */
    private @Nullable Job summing;

    private boolean isDisposed;

    /**
     * Begins without groups.
     *
     * @param trace the name of the trace
     * @param manySlices a picture that reads so many changes of threads is worth to be summed up
     * @param files names the file for the groups of a history
     */
    CpuGroups(String trace, long manySlices, Function<ITmfStateSystem, CpuGroupsFile> files) {
        this.trace = trace;
        this.manySlices = manySlices;
        this.files = files;
    }

    /** The groups of a trace. */
    static CpuGroups of(ITmfTrace trace) {
        return new CpuGroups(
                trace.getName(), MANY_SLICES, history -> CpuGroupsFile.of(trace, history));
    }

    /** Returns the groups of a CPU; null while there are none. */
    synchronized @Nullable StateGroups of(ITmfStateSystem history, Integer cpu) {
        if (history != of && history.waitUntilBuilt(0)) {
            of = history;
            groups.clear();
        }
        if (history != of) {
            return null;
        }
        Map<Integer, StateGroups> known = groups.get();
        if (known == null) {
            known = stored(history);
            groups = new SoftReference<>(known);
        }
        return known.get(cpu);
    }

    private Map<Integer, StateGroups> stored(ITmfStateSystem history) {
        try {
            return files.apply(history).read();
        } catch (NoSuchFileException e) {
            return Map.of();
        } catch (IOException e) {
            LOGGER.log(
                    System.Logger.Level.INFO,
                    "The states of the CPUs of {0} are read one by one: {1}",
                    trace,
                    FileProblem.reason(e));
            return Map.of();
        }
    }

    /**
     * Notes how many changes of threads a picture had to read for lack of groups.
     *
     * @param history the history
     * @param slices the number of changes
     */
    synchronized void noteSlices(ITmfStateSystem history, long slices) {
        Map<Integer, StateGroups> known = groups.get();
        boolean areMissing = history == of && known != null && known.isEmpty();
        if (slices < manySlices || !areMissing || summing != null || isDisposed) {
            return;
        }
        CpuGroupsFile file = files.apply(history);
        Job job =
                Job.create(
                        "States of the CPUs of " + trace,
                        monitor -> {
                            return sum(history, file, monitor);
                        });
        job.setPriority(Job.DECORATE);
        job.setRule(ONE_BY_ONE);
        summing = job;
        job.schedule(DELAY);
    }

    private IStatus sum(ITmfStateSystem history, CpuGroupsFile file, IProgressMonitor monitor) {
        try {
            Map<Integer, StateGroups> summed = sumUp(history, monitor);
            if (summed == null) {
                return Status.CANCEL_STATUS;
            }
            synchronized (this) {
                groups = new SoftReference<>(summed);
                summing = null;
            }
            file.write(summed);
        } catch (StateSystemDisposedException e) {
            return Status.CANCEL_STATUS;
        } catch (DamagedHistoryException | OutOfMemoryError e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The states of the CPUs of {0} are read one by one: {1}",
                    trace,
                    Shortage.reasonOf(e));
        } catch (IOException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The states of the CPUs of {0} are summed up again next time: {1}",
                    trace,
                    FileProblem.reason(e));
        }
        return Status.OK_STATUS;
    }

    private static @Nullable Map<Integer, StateGroups> sumUp(
            ITmfStateSystem history, IProgressMonitor monitor) {
        Set<Integer> cpus = Set.copyOf(history.getQuarks(Attributes.CPUS, "*"));
        ThreadSlices slices =
                new ThreadSlices(
                        history,
                        cpus,
                        history.getStartTime(),
                        history.getCurrentEndTime(),
                        TimesToRead.ALL,
                        read -> {
                            // only pictures are counted
                        });
        return new StateGrouping(
                        history,
                        cpus,
                        ResourcesStatusDataProvider.LOOKS_OF_CPUS,
                        slices,
                        CpuSlices.KINDS,
                        ResourcesStatusDataProvider.CPU_LOOK)
                .sum(monitor);
    }

    /** Ends what is going on. */
    void dispose() {
        Job job;
        synchronized (this) {
            isDisposed = true;
            job = summing;
        }
        if (job != null) {
            job.cancel();
        }
    }
}
