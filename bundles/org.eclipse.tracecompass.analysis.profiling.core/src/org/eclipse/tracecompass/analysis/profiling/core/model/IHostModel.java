package org.eclipse.tracecompass.analysis.profiling.core.model;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;
import org.eclipse.tracecompass.internal.analysis.profiling.core.model.ProcessStatusInterval;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;

/**
 * What the analyses of all open traces of a host know of its threads. The first analysis that knows
 * an answer gives it; the states of a thread over a range of time are from all. Thread-safe.
 *
 * @since 0.2.0
 */
public interface IHostModel {

    /** Stands for a thread that is not known. */
    int UNKNOWN_TID = -1;

    /** Stands for a time that is not known. */
    long TIME_UNKNOWN = -1;

    /** A kind of answers. */
    enum ModelDataType {
        /** Which thread was on a CPU. */
        TID,
        /** How long a thread was on a CPU. */
        CPU_TIME,
        /** Samples of call stacks. */
        SAMPLING_DATA,
        /** The states of threads. */
        KERNEL_STATES,
        /** The process of a thread. */
        PID,
        /** The name of the executable of a thread. */
        EXEC_NAME
    }

    /**
     * Returns the thread on a CPU, as far as it is known by now.
     *
     * @param cpu the CPU
     * @param t the instant, ns
     * @return the thread, {@link #UNKNOWN_TID} if it is not known
     */
    default int getThreadOnCpu(int cpu, long t) {
        return getThreadOnCpu(cpu, t, false);
    }

    /**
     * Returns the thread on a CPU.
     *
     * @param cpu the CPU
     * @param t the instant, ns
     * @param block whether to wait until the analyses have passed the instant or ended
     * @return the thread, {@link #UNKNOWN_TID} if it is not known
     */
    int getThreadOnCpu(int cpu, long t, boolean block);

    /**
     * Returns the process of a thread.
     *
     * @param tid the thread
     * @param t the instant, ns
     * @return the process, {@link #UNKNOWN_TID} if it is not known
     */
    int getProcessId(int tid, long t);

    /**
     * Returns the name of the executable of a thread.
     *
     * @param tid the thread
     * @param t the instant, ns
     * @return the name, null if it is not known
     */
    @Nullable
    String getExecName(int tid, long t);

    /**
     * Returns how long a thread was on a CPU.
     *
     * @param tid the thread
     * @param start the first instant, ns
     * @param end the last instant, ns
     * @return the time, ns; {@link #TIME_UNKNOWN} if it is not known
     */
    long getCpuTime(int tid, long start, long end);

    /**
     * Returns the samples of the call stack of a thread, added up.
     *
     * @param tid the thread
     * @param start the first instant, ns
     * @param end the last instant, ns
     * @return the outermost functions, each with what it called; empty if nothing is known
     */
    Collection<AggregatedCallSite> getSamplingData(int tid, long start, long end);

    /**
     * Returns the states of a thread, cut off at the ends of the range.
     *
     * @param tid the thread
     * @param start the first instant, ns
     * @param end the end, ns
     * @param resolution states between instants of this distance may be left out, ns; 1 for all
     * @return the states in the order of time; empty if nothing is known
     */
    Iterable<ProcessStatusInterval> getThreadStatusIntervals(
            int tid, long start, long end, long resolution);

    /** Returns the latest of the starts of the analyses, ns; {@link Long#MIN_VALUE} for none. */
    long getStartTime();

    /** Returns the earliest of the ends of the analyses, ns; {@link Long#MAX_VALUE} for none. */
    long getEndTime();

    /**
     * Returns the states of threads at some instants, with the names of system calls.
     *
     * @param tids the threads
     * @param times the instants, ns
     * @param monitor stops the query
     * @return the states by thread, in the order of time; threads of which nothing is known are
     *     absent
     */
    Map<Integer, Iterable<ProcessStatusInterval>> getThreadStatusIntervals(
            Collection<Integer> tids, Collection<Long> times, IProgressMonitor monitor);

    /** Returns whether there is an analysis that knows samples. */
    boolean isSamplingDataAvailable();

    /** Returns whether there is an analysis that knows the states of threads. */
    boolean isThreadStatusAvailable();

    /**
     * Returns the analyses that give answers.
     *
     * @param requiredData the kinds of answers
     */
    Collection<IAnalysisModule> getRequiredModules(EnumSet<ModelDataType> requiredData);

    /** Forgets all analyses. Called when the last trace of the host is closed. */
    void dispose();
}
