package org.eclipse.tracecompass.tmf.analysis.xml.core.module;

import java.io.File;
import java.util.Collection;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleHelper;
import org.w3c.dom.Document;

/**
 * Makes analyses of the elements that a plug-in has added to the language. Contributed through the
 * extension point {@code org.eclipse.tracecompass.tmf.analysis.xml.core.xsd}.
 */
@NonNullByDefault({})
public interface ITmfXmlSchemaParser {

    /**
     * Returns the analyses that a file has of the kinds this parser knows.
     *
     * @param xmlFile the file
     * @param doc its content, which follows the schema
     * @return the analyses, may be none
     */
    Collection<? extends IAnalysisModuleHelper> getModuleHelpers(File xmlFile, Document doc);
}
