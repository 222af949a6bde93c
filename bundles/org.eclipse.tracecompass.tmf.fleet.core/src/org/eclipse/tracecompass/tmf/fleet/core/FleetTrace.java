package org.eclipse.tracecompass.tmf.fleet.core;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ProvidedTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;

/**
 * A fleet in the viewer. Only the manifest is read; a trace is opened when a row of it comes on the
 * screen of a time graph ({@link FleetTimeGraph}). It has no events of its own.
 */
public final class FleetTrace extends ProvidedTrace implements ITmfPropertiesProvider {

    private static final String BUNDLE = "org.eclipse.tracecompass.tmf.fleet.core";
    private static final int CONFIDENCE = 100;

    private List<FleetRow> rows = List.of();
    private @Nullable FleetOpener opener;
    private @Nullable List<IDataProviderDescriptor> outputs;

    /** For the extension point of trace types. */
    public FleetTrace() {
        // initTrace() reads the manifest
    }

    @NonNullByDefault({})
    @Override
    public IStatus validate(IProject project, String path) {
        return FleetOpener.isFleet(Path.of(path))
                ? new TraceValidationStatus(CONFIDENCE, BUNDLE)
                // Status.error() would look for the bundle, and for that into all jars.
                : new Status(IStatus.ERROR, BUNDLE, "It is no manifest of a fleet");
    }

    @NonNullByDefault({})
    @Override
    public void initTrace(IResource resource, String path, Class<? extends ITmfEvent> type)
            throws TmfTraceException {
        FleetOpener opened;
        try {
            opened = FleetOpener.of(Path.of(path));
        } catch (IOException e) {
            throw new TmfTraceException(e.getMessage(), e);
        }
        List<FleetRow> all = new ArrayList<>();
        for (TraceEntry entry : opened.manifest().traces()) {
            all.add(new FleetRow(opened, entry));
        }
        opener = opened;
        rows = List.copyOf(all);
        super.initTrace(resource, path, type);
        setStartTime(TmfTimestamp.fromNanos(opened.span().start()));
        setEndTime(TmfTimestamp.fromNanos(opened.span().end()));
        setNbEvents(0);
    }

    /** Returns how many traces are open. */
    public int countOpen() {
        return (int) rows.stream().filter(row -> row.traceIfOpen() != null).count();
    }

    // --- data providers

    /** The time graphs of one trace of each type. */
    @Override
    public synchronized List<IDataProviderDescriptor> getDescriptors() {
        List<IDataProviderDescriptor> known = outputs;
        if (known == null) {
            Map<String, IDataProviderDescriptor> found = new LinkedHashMap<>();
            Map<String, FleetRow> types = new LinkedHashMap<>();
            rows.forEach(row -> types.putIfAbsent(row.entry().type(), row));
            for (FleetRow row : types.values()) {
                TmfTrace trace = row.open();
                if (trace != null) {
                    for (IDataProviderDescriptor each :
                            DataProviderManager.getInstance().getAvailableProviders(trace)) {
                        if (each.getType() == ProviderType.TIME_GRAPH) {
                            found.putIfAbsent(each.getId(), each);
                        }
                    }
                }
            }
            known = List.copyOf(found.values());
            outputs = known;
        }
        return known;
    }

    @Override
    public @Nullable ITmfDataProvider createDataProvider(String id) {
        return getDescriptors().stream().anyMatch(each -> each.getId().equals(id))
                ? new FleetTimeGraph(id, rows)
                : null;
    }

    @Override
    public @Nullable String getTrouble() {
        return null;
    }

    @NonNullByDefault({})
    @Override
    public Map<@NonNull String, @NonNull String> getProperties() {
        Map<@NonNull String, @NonNull String> properties = new LinkedHashMap<>();
        FleetOpener fleet = opener;
        if (fleet != null) {
            Manifest manifest = fleet.manifest();
            properties.put("Traces", String.valueOf(manifest.traces().size()));
            properties.put("Hosts", String.valueOf(manifest.countHosts()));
            properties.put("Open traces", String.valueOf(countOpen()));
            properties.put("Hosts on the common clock", String.valueOf(manifest.clocks().size()));
            properties.put("Failed traces", String.valueOf(manifest.failures().size()));
        }
        return properties;
    }

    @Override
    public void dispose() {
        super.dispose();
        rows.forEach(FleetRow::close);
    }

    // --- no events

    @NonNullByDefault({})
    @Override
    public ITmfContext seekEvent(ITmfLocation location) {
        return new TmfContext(new TmfLongLocation(0), 0);
    }

    @NonNullByDefault({})
    @Override
    public ITmfContext seekEvent(double ratio) {
        return seekEvent((ITmfLocation) null);
    }

    @Override
    public double getLocationRatio(@Nullable ITmfLocation location) {
        return 0;
    }

    @NonNullByDefault({})
    @Override
    public @Nullable ITmfEvent parseEvent(ITmfContext context) {
        return null;
    }
}
