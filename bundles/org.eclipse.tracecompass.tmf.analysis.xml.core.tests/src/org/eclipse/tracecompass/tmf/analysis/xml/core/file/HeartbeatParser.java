package org.eclipse.tracecompass.tmf.analysis.xml.core.file;

import java.io.File;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.analysis.xml.core.module.ITmfXmlSchemaParser;
import org.eclipse.tracecompass.tmf.analysis.xml.core.module.TmfAnalysisModuleHelperXml;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleHelper;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Makes analyses of an element that a plug-in has added to the language. */
@NonNullByDefault({})
public final class HeartbeatParser implements ITmfXmlSchemaParser {

    @Override
    public Collection<? extends IAnalysisModuleHelper> getModuleHelpers(
            File xmlFile, Document doc) {
        List<IAnalysisModuleHelper> helpers = new ArrayList<>();
        for (Element element : Elements.children(doc.getDocumentElement(), "heartbeat")) {
            helpers.add(new Heartbeat(xmlFile, element));
        }
        return helpers;
    }

    /** An analysis for no trace: tests that open traces run beside this fixture. */
    private static final class Heartbeat extends TmfAnalysisModuleHelperXml {

        Heartbeat(File xmlFile, Element element) {
            super(xmlFile, element, XmlAnalysisModuleType.OTHER);
        }

        @Override
        public boolean appliesToTraceType(Class<? extends ITmfTrace> traceClass) {
            return false;
        }
    }
}
