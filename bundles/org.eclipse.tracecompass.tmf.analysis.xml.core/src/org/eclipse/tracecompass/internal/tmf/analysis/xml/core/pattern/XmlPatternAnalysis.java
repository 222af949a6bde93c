package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.IAnalysisProgressListener;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.AspectFields;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.PersistentSegmentStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentStoreFactory;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.w3c.dom.Element;

/**
 * The analysis that executes a pattern. Its history has the scenarios; its segments are kept in a
 * file beside. The two are built by one pass over the trace and are only used again together.
 */
public final class XmlPatternAnalysis extends TmfStateSystemAnalysisModule
        implements ISegmentStoreProvider {

    private static final System.Logger LOGGER = LazyLogger.of(XmlPatternAnalysis.class);

    /** Changes when segments are written otherwise. */
    private static final int VERSION = 2;

    private static final String EXTENSION = ".dat";

    private final Element element;
    private final List<IAnalysisProgressListener> listeners = new CopyOnWriteArrayList<>();
    private volatile @Nullable ISegmentStore<ISegment> store;
    private volatile @Nullable ISegmentStore<ISegment> growing;

    /**
     * Creates the analysis.
     *
     * @param element an element {@code pattern}
     */
    public XmlPatternAnalysis(Element element) {
        this.element = element;
        setId(Elements.attribute(element, "id"));
        setName(Elements.label(element));
    }

    /** Returns the element that the analysis executes. */
    public Element element() {
        return element;
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        try {
            return new PatternStateProvider(
                    Objects.requireNonNull(getTrace()), element, this::add, this::beginStore);
        } catch (XmlFileException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    @Override
    protected String getFullHelpText() {
        return "A pattern that is described in " + Elements.problem(element, "").file() + '.';
    }

    // --- segments

    private void add(PatternSegment segment) {
        ISegmentStore<ISegment> growing = this.growing;
        if (growing != null) {
            growing.add(segment);
        }
    }

    private @Nullable Path file() {
        ITmfTrace trace = getTrace();
        return trace == null
                ? null
                : Path.of(TmfTraceManager.getSupplementaryFileDir(trace), getId() + EXTENSION);
    }

    private ISegmentStore<ISegment> open() {
        ITmfTrace trace = getTrace();
        Path file = file();
        if (trace != null && file != null) {
            try {
                ISegmentStore<ISegment> opened =
                        SegmentStoreFactory.createOnDiskSegmentStore(
                                file,
                                PatternSegment.READER,
                                VERSION,
                                TmfTraceManager.getOrigin(trace) + '\n' + Elements.text(element));
                if (opened instanceof PersistentSegmentStore<ISegment> stored) {
                    stored.onDamage(problem -> damaged(file, problem));
                }
                return opened;
            } catch (IOException e) {
                LOGGER.log(
                        System.Logger.Level.WARNING,
                        "The segments of {0} are kept in memory: {1} cannot be written: {2}",
                        getName(),
                        file,
                        e.getMessage());
            }
        }
        return SegmentStoreFactory.createSegmentStore();
    }

    private void damaged(Path file, String problem) {
        getStoredResults()
                .damaged(
                        "The stored segments %s are damaged and are computed again."
                                .formatted(file),
                        new UncheckedIOException(problem, new IOException(problem)));
    }

    private static boolean isFinished(ISegmentStore<ISegment> store) {
        return store instanceof PersistentSegmentStore<ISegment> stored && stored.isFinished();
    }

    /** Called when the history is built: then the segments are found again, too. */
    private void beginStore() {
        ISegmentStore<ISegment> opened = growing;
        if (opened == null || isFinished(opened)) {
            if (opened != null) {
                opened.close(true);
            }
            growing = open();
        }
    }

    @Override
    protected boolean executeAnalysis(@Nullable IProgressMonitor monitor) {
        if (!AspectFields.await(getTrace(), element, monitor)) {
            return false;
        }
        store = null;
        ISegmentStore<ISegment> opened = open();
        growing = opened;
        if (!isFinished(opened)) {
            forgetHistory();
        }
        boolean complete = false;
        try {
            complete = super.executeAnalysis(monitor);
        } finally {
            ISegmentStore<ISegment> filled = growing;
            growing = null;
            if (filled != null) {
                if (!complete) {
                    filled.close(true);
                    filled.dispose();
                } else {
                    if (!isFinished(filled)) {
                        filled.close(false);
                    }
                    store = filled;
                    listeners.forEach(listener -> listener.onComplete(this, filled));
                }
            }
        }
        return complete;
    }

    /** Without segments that fit, the history must be built again. */
    private void forgetHistory() {
        File history = getSsFile();
        try {
            if (history != null) {
                Files.deleteIfExists(history.toPath());
            }
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, "The history {0} cannot be deleted.", history);
        }
    }

    @Override
    public @Nullable ISegmentStore<ISegment> getSegmentStore() {
        return store;
    }

    @Override
    public Iterable<ISegmentAspect> getSegmentAspects() {
        return PatternAspects.ALL;
    }

    @Override
    public void addListener(IAnalysisProgressListener listener) {
        if (!listeners.contains(listener)) {
            listeners.add(listener);
        }
    }

    @Override
    public void removeListener(IAnalysisProgressListener listener) {
        listeners.remove(listener);
    }

    @Override
    public void dispose() {
        super.dispose();
        closeStore(false);
    }

    private void closeStore(boolean delete) {
        ISegmentStore<ISegment> store = this.store;
        this.store = null;
        if (store != null) {
            if (delete) {
                store.close(true);
            }
            store.dispose();
        }
    }

    @Override
    public void clearPersistentData() {
        cancel();
        waitForCompletion();
        boolean isOurs = store != null;
        closeStore(true);
        Path file = file();
        try {
            // What another process has put in the place of our file is good.
            if (file != null && !isOurs) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, "The segments in {0} cannot be deleted.", file);
        }
        super.clearPersistentData();
    }

    @Override
    public Map<String, String> getProperties() {
        Map<String, String> properties = super.getProperties();
        properties.put("XML file", Elements.problem(element, "").file());
        return properties;
    }
}
