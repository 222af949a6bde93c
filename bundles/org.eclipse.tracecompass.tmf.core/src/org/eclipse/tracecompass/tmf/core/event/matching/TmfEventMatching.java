package org.eclipse.tracecompass.tmf.core.event.matching;

import com.google.common.collect.Table;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency.DependencyEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Matches each cause with the one effect of the same key.
 *
 * <p>{@link #matchEvents()} reads all traces together, in order of time. Code that reads events
 * anyway calls {@link #initMatching()} and then {@link #matchEvent} for each instead.
 *
 * <p>Between hosts an effect may come before its cause, because their clocks differ; on one host it
 * may not. While an event waits, further ones of its key and trace are dropped as duplicates. How
 * many events may wait is limited; see {@code doc/synchronization.md}. Not thread-safe: one thread
 * matches.
 */
public class TmfEventMatching implements TmfNetworkEventMatching {

    /** Where a plug-in declares its definitions. */
    public static final String EXTENSION_POINT_ID =
            "org.eclipse.tracecompass.tmf.core.event.matching";

    private static final System.Logger LOGGER = LazyLogger.of(TmfEventMatching.class);
    private static final int WORK = 1000;
    private static final int CANCEL_MASK = 0x3FF;

    /** The role of an event in a match. */
    public enum Direction {
        /** It makes the other happen. */
        CAUSE,
        /** It happens because of the other. */
        EFFECT
    }

    private final Collection<ITmfTrace> traces;
    private final IMatchProcessingUnit unit;
    private final Map<ITmfTrace, MatchParticipant> participants = new IdentityHashMap<>();
    private final WaitingEvents causes = new WaitingEvents();
    private final WaitingEvents effects = new WaitingEvents();
    private WaitingLimit limit = new WaitingLimit();
    private List<ITmfMatchEventDefinition> definitions = List.of();
    private @Nullable MatchParticipant last;
    private long causeCount;
    private long effectCount;
    private long matchCount;
    private long duplicateCount;
    private long expiredCount;

    /**
     * A matching that counts.
     *
     * @param traces the traces and experiments
     */
    @NonNullByDefault({})
    public TmfEventMatching(Collection<ITmfTrace> traces) {
        this(traces, new TmfEventMatches());
    }

    /**
     * A matching.
     *
     * @param traces the traces and experiments
     * @param tmfEventMatches is given the matches
     * @throws IllegalArgumentException when that is null
     */
    @NonNullByDefault({})
    public TmfEventMatching(Collection<ITmfTrace> traces, IMatchProcessingUnit tmfEventMatches) {
        if (tmfEventMatches == null) {
            throw new IllegalArgumentException("A matching needs a consumer of its matches");
        }
        this.traces = new ArrayList<>(traces);
        unit = tmfEventMatches;
    }

    /**
     * A matching.
     *
     * @param traces the traces and experiments
     * @param tmfEventMatches is given the matches
     * @deprecated the older form of {@link #TmfEventMatching(Collection, IMatchProcessingUnit)}
     */
    @Deprecated
    public TmfEventMatching(ITmfTrace[] traces, IMatchProcessingUnit tmfEventMatches) {
        this(List.of(traces), tmfEventMatches);
    }

    /** {@return the traces and experiments as they were given} */
    @NonNullByDefault({})
    protected Collection<ITmfTrace> getTraces() {
        return traces;
    }

    /** {@return the traces, those of experiments in the place of the experiments, each once} */
    @NonNullByDefault({})
    protected Collection<ITmfTrace> getIndividualTraces() {
        Set<ITmfTrace> traces = new LinkedHashSet<>();
        this.traces.forEach(trace -> traces.addAll(TmfTraceManager.getTraceSet(trace)));
        return traces;
    }

    /** {@return who is given the matches} */
    @NonNullByDefault({})
    protected IMatchProcessingUnit getProcessingUnit() {
        return unit;
    }

    /**
     * The definitions that apply to a trace.
     *
     * @param trace the trace
     * @return the definitions in order; for an event the first counts that gives it a direction and
     *     a key
     */
    @NonNullByDefault({})
    protected Collection<ITmfMatchEventDefinition> getEventDefinitions(ITmfTrace trace) {
        return definitions.stream().filter(d -> d.canMatchTrace(trace)).toList();
    }

    /** Forgets everything and asks the definitions which traces they apply to. */
    @Override
    public void initMatching() {
        definitions = MatchDefinitions.all();
        causes.clear();
        effects.clear();
        limit = new WaitingLimit();
        participants.clear();
        last = null;
        causeCount = 0;
        effectCount = 0;
        matchCount = 0;
        duplicateCount = 0;
        expiredCount = 0;
        Collection<ITmfTrace> traces = getIndividualTraces();
        traces.forEach(this::participant);
        unit.init(traces);
    }

    /** Notifies the processing unit that there are no more matches. */
    protected void finalizeMatching() {
        unit.matchingEnded();
    }

    private MatchParticipant participant(ITmfTrace trace) {
        MatchParticipant last = this.last;
        if (last == null || last.trace != trace) {
            last =
                    participants.computeIfAbsent(
                            trace, t -> new MatchParticipant(t, getEventDefinitions(t)));
            this.last = last;
        }
        return last;
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return getClass().getSimpleName() + " [ " + unit + " ]";
    }

    @Override
    public void matchEvent(ITmfEvent event, int traceNumber) {
        matchEvent(event, event.getTrace(), new NullProgressMonitor());
    }

    /**
     * Matches one event. Events must arrive in time order; {@link #initMatching()} comes first.
     *
     * @param event the event
     * @param trace its trace, not an experiment
     * @param monitor when it is cancelled nothing is done
     */
    @NonNullByDefault({})
    public void matchEvent(ITmfEvent event, ITmfTrace trace, IProgressMonitor monitor) {
        if (monitor != null && monitor.isCanceled()) {
            return;
        }
        match(event, participant(trace));
    }

    private void match(ITmfEvent event, MatchParticipant participant) {
        MatchParticipant.Role role = participant.roleOf(event);
        if (role != null) {
            match(event, participant, role.direction(), role.key());
        }
    }

    private void match(
            ITmfEvent event,
            MatchParticipant participant,
            Direction direction,
            IEventMatchingKey key) {
        if (participant.host < 0) {
            participant.host = limit.host(participant.trace.getHostId());
        }
        long nanos = event.getTimestamp().toNanos();
        limit.reached(nanos);
        boolean isCause = direction == Direction.CAUSE;
        if (isCause) {
            causeCount++;
        } else {
            effectCount++;
        }
        int host = participant.host;
        Waiting companion =
                (isCause ? effects : causes)
                        .take(
                                key,
                                // On one host an effect does not come before its cause.
                                w ->
                                        w.host != host
                                                || (isCause ? w.nanos >= nanos : w.nanos <= nanos));
        DependencyEvent dependency = new DependencyEvent(event, participant.cpuOf(event));
        if (companion != null) {
            matchCount++;
            limit.matched(host, companion.host, nanos - companion.nanos);
            unit.addMatch(
                    key,
                    isCause
                            ? new TmfEventDependency(dependency, companion.event)
                            : new TmfEventDependency(companion.event, dependency));
            return;
        }
        if (!(isCause ? causes : effects).add(key, new Waiting(dependency, host, nanos))) {
            duplicateCount++;
        }
        expiredCount += limit.check(causes, effects);
    }

    @Override
    public boolean matchEvents() {
        return matchEvents(new NullProgressMonitor());
    }

    /**
     * Reads the traces together, in order of time, and matches their events.
     *
     * @param monitor is told how far it is, and asked whether to stop
     * @return whether all traces were read to their end; false when there was none, the matching
     *     was cancelled, or a trace could not be read
     */
    public boolean matchEvents(IProgressMonitor monitor) {
        Collection<ITmfTrace> traces = getIndividualTraces();
        if (traces.isEmpty()) {
            return false;
        }
        monitor.beginTask("Matching events", WORK);
        initMatching();
        try {
            return read(traces, monitor);
        } catch (RuntimeException e) {
            LOGGER.log(System.Logger.Level.ERROR, "The matching of events failed", e);
            return false;
        } finally {
            finalizeMatching();
            monitor.done();
        }
    }

    private boolean read(Collection<ITmfTrace> traces, IProgressMonitor monitor) {
        List<ITmfTrace> taking = traces.stream().filter(t -> participant(t).takesPart()).toList();
        Progress progress = new Progress(taking, monitor);
        try (MergedTraces merged = new MergedTraces(taking)) {
            long count = 0;
            for (ITmfEvent event = merged.next(); event != null; event = merged.next()) {
                ITmfTrace trace = merged.trace();
                if (trace != null) {
                    match(event, participant(trace));
                }
                if ((++count & CANCEL_MASK) == 0) {
                    if (monitor.isCanceled()) {
                        return false;
                    }
                    progress.reached(merged.nanos());
                }
            }
        }
        return !monitor.isCanceled();
    }

    /** Time as a measure of work. */
    private static final class Progress {
        private final IProgressMonitor monitor;
        private long start = Long.MAX_VALUE;
        private long end = Long.MIN_VALUE;
        private int done;

        Progress(List<ITmfTrace> traces, IProgressMonitor monitor) {
            this.monitor = monitor;
            for (ITmfTrace trace : traces) {
                ITmfTimestamp start = trace.readStart();
                ITmfTimestamp end = trace.readEnd();
                this.start = start == null ? this.start : Math.min(this.start, start.toNanos());
                this.end = Math.max(this.end, (end == null ? trace.getEndTime() : end).toNanos());
            }
        }

        void reached(long nanos) {
            if (end > start) {
                double share = ((double) nanos - start) / ((double) end - start);
                int done = (int) (WORK * Math.clamp(share, 0.0, 1.0));
                if (done > this.done) {
                    monitor.worked(done - this.done);
                    this.done = done;
                }
            }
        }
    }

    /** {@return what the matching has come to so far} */
    public MatchStatistics getStatistics() {
        return new MatchStatistics(
                causeCount,
                effectCount,
                matchCount,
                duplicateCount,
                expiredCount,
                causes.size(),
                effects.size());
    }

    /**
     * Adds a definition for all matchings that begin from now on.
     *
     * @param match the definition; adding it again does nothing
     */
    @NonNullByDefault({})
    public static void registerMatchObject(ITmfMatchEventDefinition match) {
        MatchDefinitions.add(match);
    }

    /**
     * Removes a definition that was added by {@link #registerMatchObject}.
     *
     * @param match the definition
     */
    public static void unregisterMatchObject(ITmfMatchEventDefinition match) {
        MatchDefinitions.remove(match);
    }

    /** {@return the effects that wait for their cause, a copy} */
    @NonNullByDefault({})
    protected Table<ITmfTrace, IEventMatchingKey, DependencyEvent> getUnmatchedIn() {
        return effects.toTable();
    }

    /** {@return the causes that wait for their effect, a copy} */
    @NonNullByDefault({})
    protected Table<ITmfTrace, IEventMatchingKey, DependencyEvent> getUnmatchedOut() {
        return causes.toTable();
    }
}
