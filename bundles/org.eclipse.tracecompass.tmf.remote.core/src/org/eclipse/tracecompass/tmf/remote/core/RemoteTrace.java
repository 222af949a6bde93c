package org.eclipse.tracecompass.tmf.remote.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.remote.core.event.EventLines;
import org.eclipse.tracecompass.internal.tmf.remote.core.http.AnswerReader;
import org.eclipse.tracecompass.internal.tmf.remote.core.output.RemoteExperiment;
import org.eclipse.tracecompass.internal.tmf.remote.core.output.RemoteProviders;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ProvidedTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;
import org.eclipse.tracecompass.tmf.remote.core.answer.ExperimentFacts;
import org.eclipse.tracecompass.tmf.remote.core.answer.RemoteException;

/**
 * An experiment on a trace server. Its data providers ask the server; it has no analyses of its
 * own, and nothing of it is stored here. Its events are the lines of the server's table of events.
 * It looks regularly how the server is, and opens the experiment there again if the server was
 * started anew. Thread-safe.
 */
public final class RemoteTrace extends ProvidedTrace
        implements ITmfPropertiesProvider, RemoteExperiment {

    private static final long LOOK_MS = 500;

    /** How often a server is looked at that has read the whole experiment. */
    private static final int IDLE_LOOKS = 6;

    /** Only starts looks: a server that is silent keeps a thread of its own waiting. */
    private static final ScheduledExecutorService CLOCK =
            Executors.newSingleThreadScheduledExecutor(
                    task -> {
                        Thread thread = new Thread(task, "Watch of trace servers");
                        thread.setDaemon(true);
                        return thread;
                    });

    private final RemoteServer server;
    private final EventLines events;
    private final AtomicBoolean isLooking = new AtomicBoolean();
    private volatile ExperimentFacts facts;
    private volatile List<IDataProviderDescriptor> outputs;
    private volatile @Nullable String missing;
    private @Nullable ScheduledFuture<?> looks;
    private int ticks;

    private RemoteTrace(
            RemoteServer server,
            ExperimentFacts facts,
            List<IDataProviderDescriptor> outputs,
            EventLines events) {
        this.server = server;
        this.facts = facts;
        this.outputs = outputs;
        this.events = events;
    }

    /**
     * Opens an experiment of a server.
     *
     * @param server the server
     * @param facts what it says of the experiment
     * @param monitor cancels, null for none
     * @return the trace; to be disposed of
     * @throws RemoteException when the server does not answer
     */
    public static RemoteTrace open(
            RemoteServer server, ExperimentFacts facts, @Nullable IProgressMonitor monitor)
            throws RemoteException {
        List<IDataProviderDescriptor> outputs = server.outputs(facts.uuid(), monitor);
        EventLines events = new EventLines();
        RemoteTrace trace = new RemoteTrace(server, facts, outputs, events);
        try {
            trace.initialize(null, server.address() + "#" + facts.name(), ITmfEvent.class);
        } catch (TmfTraceException e) {
            throw new RemoteException(
                    RemoteException.Kind.FAILED, String.valueOf(e.getMessage()), e);
        }
        trace.setName(facts.name() + " @ " + server.address().name());
        trace.learn(facts);
        events.open(trace, monitor);
        trace.start();
        return trace;
    }

    private synchronized void start() {
        looks =
                CLOCK.scheduleWithFixedDelay(
                        this::startLook, LOOK_MS, LOOK_MS, TimeUnit.MILLISECONDS);
    }

    /** Returns the server. */
    public RemoteServer server() {
        return server;
    }

    /** Returns what the server said last of the experiment. */
    public ExperimentFacts facts() {
        return facts;
    }

    /** Looks at the server on another thread, unless the look before is not over. */
    private void startLook() {
        if (isLooking.compareAndSet(false, true)) {
            Thread.ofVirtual()
                    .start(
                            () -> {
                                try {
                                    look();
                                } finally {
                                    isLooking.set(false);
                                }
                            });
        }
    }

    private void look() {
        boolean due = facts.isIndexing() || getTrouble() != null || ++ticks % IDLE_LOOKS == 0;
        if (!due) {
            return;
        }
        try {
            ExperimentFacts before = facts;
            ExperimentFacts now = findOrOpen();
            missing = null;
            outputs = server.outputs(now.uuid(), null);
            if (!now.equals(before)) {
                learn(now);
                TmfSignalManager.dispatchSignal(
                        new TmfTraceUpdatedSignal(this, this, getTimeRange(), now.events()));
            }
        } catch (RemoteException e) {
            missing = e.isLost() ? null : e.sentence();
        } catch (RuntimeException e) {
            LazyLogger.of(RemoteTrace.class)
                    .log(System.Logger.Level.ERROR, "Looking at " + getName() + " failed", e);
        }
    }

    /** A server that was started anew does not know the experiment, but the files. */
    private ExperimentFacts findOrOpen() throws RemoteException {
        ExperimentFacts known = facts;
        try {
            return server.experiment(known.uuid(), null);
        } catch (RemoteException e) {
            if (e.kind() != RemoteException.Kind.NOT_FOUND) {
                throw e;
            }
        }
        List<String> traces = new ArrayList<>();
        for (ExperimentFacts.TraceFacts trace : known.traces()) {
            traces.add(server.openTrace(trace.path(), null).uuid());
        }
        return server.openExperiment(known.name(), traces, null);
    }

    private void learn(ExperimentFacts now) {
        facts = now;
        setStartTime(TmfTimestamp.fromNanos(now.start()));
        setEndTime(TmfTimestamp.fromNanos(now.end()));
        setNbEvents(now.events());
    }

    // --- data providers

    @Override
    public List<IDataProviderDescriptor> getDescriptors() {
        return outputs;
    }

    @Override
    public @Nullable ITmfDataProvider createDataProvider(String id) {
        for (IDataProviderDescriptor output : outputs) {
            if (output.getId().equals(id)) {
                return RemoteProviders.create(this, output);
            }
        }
        return null;
    }

    @Override
    public @Nullable String getTrouble() {
        RemoteException lost = server.trouble();
        if (lost == null) {
            return missing;
        }
        return lost.kind() == RemoteException.Kind.UNREACHABLE
                ? lost.sentence() + " Trying again."
                : lost.sentence();
    }

    @Override
    public <T> T ask(
            String kind,
            String id,
            String operation,
            @Nullable Map<String, ?> parameters,
            AnswerReader<T> reader,
            @Nullable IProgressMonitor monitor)
            throws RemoteException {
        return server.ask(
                RemoteServer.path(facts.uuid(), kind, id, operation), parameters, reader, monitor);
    }

    @Override
    public boolean isPatient() {
        return !server.isImpatient();
    }

    @Override
    public boolean isDisposed() {
        return executorIsShutdown();
    }

    @NonNullByDefault({})
    @Override
    public Map<@NonNull String, @NonNull String> getProperties() {
        Map<@NonNull String, @NonNull String> properties = new LinkedHashMap<>();
        properties.put("Server", server.address().toString());
        for (ExperimentFacts.TraceFacts trace : facts.traces()) {
            properties.put("Path of " + trace.name(), trace.path());
        }
        String trouble = getTrouble();
        if (trouble != null) {
            properties.put("Problem", trouble);
        }
        return properties;
    }

    @Override
    public boolean isIndexing() {
        return facts.isIndexing();
    }

    @NonNullByDefault({})
    @Override
    public IStatus validate(IProject project, String path) {
        return Status.error("Only a server opens such a trace");
    }

    @Override
    public void dispose() {
        synchronized (this) {
            ScheduledFuture<?> running = looks;
            if (running != null) {
                running.cancel(false);
            }
        }
        super.dispose();
    }

    // --- events

    @NonNullByDefault({})
    @Override
    public Iterable<ITmfEventAspect<?>> getEventAspects() {
        return events.aspects();
    }

    private static TmfContext at(long rank) {
        return new TmfContext(new TmfLongLocation(rank), rank);
    }

    @NonNullByDefault({})
    @Override
    public ITmfContext seekEvent(ITmfLocation location) {
        return at(location instanceof TmfLongLocation known ? known.getLocationInfo() : 0);
    }

    @NonNullByDefault({})
    @Override
    public ITmfContext seekEvent(long rank) {
        return at(Math.max(0, rank));
    }

    @NonNullByDefault({})
    @Override
    public ITmfContext seekEvent(ITmfTimestamp timestamp) {
        return at(
                timestamp.compareTo(getStartTime()) <= 0 ? 0 : events.rankAt(timestamp.toNanos()));
    }

    @NonNullByDefault({})
    @Override
    public ITmfContext seekEvent(double ratio) {
        return at(Math.round(Math.clamp(ratio, 0, 1) * getNbEvents()));
    }

    @Override
    public double getLocationRatio(@Nullable ITmfLocation location) {
        return location instanceof TmfLongLocation known
                ? (double) known.getLocationInfo() / Math.max(1, getNbEvents())
                : 0;
    }

    @NonNullByDefault({})
    @Override
    public @Nullable ITmfEvent parseEvent(ITmfContext context) {
        return events.event(context.getRank());
    }

    @NonNullByDefault({})
    @Override
    public @Nullable ITmfEvent getNext(ITmfContext context) {
        ITmfEvent event = parseEvent(context);
        if (event != null) {
            context.setLocation(new TmfLongLocation(context.getRank() + 1));
            context.increaseRank();
        }
        return event;
    }
}
