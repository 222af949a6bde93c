/**
 * Analyses that are written in XML: {@link
 * org.eclipse.tracecompass.tmf.analysis.xml.core.module.TmfAnalysisModuleHelperXml} makes analyses
 * of the elements of a file, and {@link
 * org.eclipse.tracecompass.tmf.analysis.xml.core.module.TmfXmlStrings} has the names of the
 * language.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.analysis.xml.core.module;

import org.eclipse.jdt.annotation.NonNullByDefault;
