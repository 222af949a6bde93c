package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelUtils;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelTrace;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;

/** A kernel trace whose events are in memory; everything else is as in any trace. */
public final class EventListTrace extends TmfTrace
        implements IKernelTrace, ITmfTraceWithPreDefinedEvents {

    private final List<ITmfEvent> events = new ArrayList<>();
    private final IKernelAnalysisEventLayout layout;
    private final AtomicInteger read = new AtomicInteger();
    private int next;

    /** Makes a trace of the events of another. */
    public EventListTrace(SyntheticKernelTrace source, String path) throws TmfTraceException {
        layout = source.trace().getKernelEventLayout();
        for (ITmfEvent event : source.events()) {
            events.add(
                    event instanceof SyntheticKernelTrace.KernelEvent kernel
                            ? kernel.in(this)
                            : event);
        }
        initTrace(null, path, TmfEvent.class);
    }

    /** The events. */
    public List<ITmfEvent> events() {
        return events;
    }

    /** How many events have been read from the trace so far. */
    public int read() {
        return read.get();
    }

    @Override
    public IKernelAnalysisEventLayout getKernelEventLayout() {
        return layout;
    }

    @Override
    public Set<? extends ITmfEventType> getContainedEventTypes() {
        Set<ITmfEventType> types = new HashSet<>();
        events.forEach(event -> types.add(event.getType()));
        return types;
    }

    @Override
    public Iterable<ITmfEventAspect<?>> getEventAspects() {
        List<ITmfEventAspect<?>> aspects = new ArrayList<>(KernelUtils.getKernelAspects());
        aspects.add(SyntheticKernelTrace.CpuAspect.INSTANCE);
        return aspects;
    }

    @NonNullByDefault({})
    @Override
    public IStatus validate(@Nullable IProject project, String path) {
        return Status.OK_STATUS;
    }

    @Override
    public @Nullable ITmfLocation getCurrentLocation() {
        return new TmfLongLocation(next);
    }

    @NonNullByDefault({})
    @Override
    public double getLocationRatio(ITmfLocation location) {
        return (double) index(location) / Math.max(1, events.size());
    }

    @Override
    public ITmfContext seekEvent(@Nullable ITmfLocation location) {
        return new TmfContext(new TmfLongLocation(index(location)), 0);
    }

    @Override
    public ITmfContext seekEvent(double ratio) {
        return seekEvent(new TmfLongLocation((long) (ratio * events.size())));
    }

    @NonNullByDefault({})
    @Override
    public @Nullable ITmfEvent parseEvent(ITmfContext context) {
        int index = index(context.getLocation());
        if (context.getLocation() == null || index >= events.size()) {
            return null;
        }
        next = index + 1;
        read.incrementAndGet();
        return events.get(index);
    }

    private static int index(@Nullable ITmfLocation location) {
        return location instanceof TmfLongLocation at ? at.getLocationInfo().intValue() : 0;
    }
}
