package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.callstack;

import java.util.List;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackHostUtils.AttributeNameHostResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackHostUtils.AttributeValueHostResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackHostUtils.IHostIdResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries.AttributeNameThreadResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries.AttributeValueThreadResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries.CpuResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries.IThreadIdResolver;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.InstrumentedCallStackAnalysis;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern.PatternStateProvider;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.AspectFields;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlStateProvider;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.w3c.dom.Element;

/**
 * The analysis of an element {@code callstack}: it executes the analysis inside, and the element
 * says which of the attributes are call stacks.
 */
public final class XmlCallStackAnalysis extends InstrumentedCallStackAnalysis {

    private static final String NAME = "name";

    private final Element element;
    private final Element inner;
    private final List<String[]> levels;
    private @Nullable CallStackSeries series;
    private @Nullable ITmfStateSystem seriesHistory;

    /**
     * Creates the analysis.
     *
     * @param element an element {@code callstack}
     * @throws XmlFileException if the analysis that it names is not there
     */
    public XmlCallStackAnalysis(Element element) throws XmlFileException {
        this.element = element;
        inner = CallStackElements.inner(element);
        levels = CallStackElements.levels(element);
        setId(Elements.attribute(element, "id"));
        setName(Elements.label(inner));
    }

    /** Returns the element that the analysis executes. */
    public Element element() {
        return element;
    }

    @Override
    protected boolean executeAnalysis(@Nullable IProgressMonitor monitor) {
        return AspectFields.await(getTrace(), inner, monitor) && super.executeAnalysis(monitor);
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        try {
            return Elements.is(inner, "pattern")
                    ? new PatternStateProvider(
                            Objects.requireNonNull(getTrace()), inner, segment -> {}, () -> {})
                    : new XmlStateProvider(Objects.requireNonNull(getTrace()), inner);
        } catch (XmlFileException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    @Override
    protected List<String[]> getPatterns() {
        return levels.isEmpty() ? super.getPatterns() : levels;
    }

    @Override
    protected @Nullable IThreadIdResolver getCallStackTidResolver() {
        Element thread = Elements.child(CallStackElements.group(element), "thread");
        if (thread == null) {
            return null;
        }
        String cpu = Elements.attribute(thread, "cpu");
        if (!cpu.isEmpty()) {
            return new CpuResolver(CallStackElements.names(cpu));
        }
        int level = CallStackElements.level(thread);
        return NAME.equals(Elements.attribute(thread, "type"))
                ? new AttributeNameThreadResolver(level)
                : new AttributeValueThreadResolver(level);
    }

    private @Nullable Element host() {
        return Elements.child(CallStackElements.group(element), "host");
    }

    @Override
    public IHostIdResolver getHostIdResolver() {
        Element host = host();
        if (host == null) {
            return super.getHostIdResolver();
        }
        int level = CallStackElements.level(host);
        return NAME.equals(Elements.attribute(host, "type"))
                ? new AttributeNameHostResolver(level)
                : new AttributeValueHostResolver(level);
    }

    /** {@inheritDoc} One with hosts of its own is made here, because the levels never change. */
    @Override
    public synchronized @Nullable CallStackSeries getCallStackSeries() {
        ITmfStateSystem history = getStateSystem();
        if (host() == null || levels.isEmpty() || history == null) {
            return super.getCallStackSeries();
        }
        CallStackSeries known = series;
        if (known == null || seriesHistory != history) {
            known =
                    new CallStackSeries(
                            history, levels, 0, "", getHostIdResolver(), getCallStackTidResolver());
            series = known;
            seriesHistory = history;
        }
        return known;
    }

    @Override
    protected String getFullHelpText() {
        return "Call stacks that are described in " + Elements.problem(element, "").file() + '.';
    }
}
