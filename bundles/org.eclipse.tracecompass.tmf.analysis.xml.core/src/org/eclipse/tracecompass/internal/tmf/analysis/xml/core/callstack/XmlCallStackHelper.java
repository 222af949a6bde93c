package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.callstack;

import java.io.File;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.eclipse.tracecompass.tmf.analysis.xml.core.module.TmfAnalysisModuleHelperXml;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.w3c.dom.Element;

/** Knows an analysis of call stacks. Name and types of traces are those of the analysis inside. */
@NonNullByDefault({})
public final class XmlCallStackHelper extends TmfAnalysisModuleHelperXml {

    private final TmfAnalysisModuleHelperXml inner;

    /**
     * Creates a helper.
     *
     * @param file the file
     * @param element an element {@code callstack}
     * @throws XmlFileException if the analysis that it names is not there
     */
    public XmlCallStackHelper(File file, Element element) throws XmlFileException {
        super(file, element, XmlAnalysisModuleType.OTHER);
        Element analysis = CallStackElements.inner(element);
        inner =
                new TmfAnalysisModuleHelperXml(
                        file,
                        analysis,
                        Elements.is(analysis, "pattern")
                                ? XmlAnalysisModuleType.PATTERN
                                : XmlAnalysisModuleType.STATE_SYSTEM);
    }

    @Override
    public String getName() {
        return inner.getName();
    }

    @Override
    public boolean appliesToTraceType(Class<? extends ITmfTrace> traceClass) {
        return inner.appliesToTraceType(traceClass);
    }

    @Override
    protected IAnalysisModule createOtherModule(String analysisid, String name) {
        try {
            return new XmlCallStackAnalysis(getSourceElement());
        } catch (XmlFileException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }
}
