package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.module;

import org.eclipse.tracecompass.tmf.analysis.xml.core.analysis.XmlAnalyses;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlAnalysisFiles;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleHelper;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleSource;

/** Offers the XML analyses of this installation for traces. */
public final class XmlAnalysisModuleSource implements IAnalysisModuleSource {

    @Override
    public Iterable<IAnalysisModuleHelper> getAnalysisModules() {
        return XmlAnalyses.all();
    }

    /** Makes changed files count: for traces that are opened from now on. */
    public static void notifyModuleChange() {
        XmlAnalysisFiles.changed();
    }
}
