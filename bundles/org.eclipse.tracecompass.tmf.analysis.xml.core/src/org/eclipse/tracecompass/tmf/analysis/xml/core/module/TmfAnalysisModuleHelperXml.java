package org.eclipse.tracecompass.tmf.analysis.xml.core.module;

import java.io.File;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern.PatternProgram;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern.XmlPatternAnalysis;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.StateProgram;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlStateSystemModule;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleHelper;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.osgi.framework.Bundle;
import org.w3c.dom.Element;

/**
 * Knows an XML analysis before it exists. The id is that of the element, the name its label. It is
 * for the types of traces that the head lists and what extends them; for all if it lists none. It
 * is not automatic. Thread-safe.
 */
@NonNullByDefault({})
public class TmfAnalysisModuleHelperXml implements IAnalysisModuleHelper, ITmfPropertiesProvider {

    private static final System.Logger LOGGER = LazyLogger.of(TmfAnalysisModuleHelperXml.class);

    private static final String BUNDLE = "org.eclipse.tracecompass.tmf.analysis.xml.core";

    /** The kinds of XML analyses. */
    public enum XmlAnalysisModuleType {
        /** A state provider. */
        STATE_SYSTEM,
        /** A pattern. */
        PATTERN,
        /** What a subclass knows. */
        OTHER
    }

    private final File file;
    private final Element element;
    private final XmlAnalysisModuleType type;

    /**
     * Creates a helper.
     *
     * @param xmlFile the file of the analysis
     * @param node the element of the analysis
     * @param type its kind
     */
    public TmfAnalysisModuleHelperXml(File xmlFile, Element node, XmlAnalysisModuleType type) {
        file = xmlFile;
        element = node;
        this.type = type;
    }

    @Override
    public String getId() {
        return Elements.attribute(element, TmfXmlStrings.ID);
    }

    @Override
    public String getName() {
        return Elements.label(element);
    }

    /** Returns what stands before the titles of views; empty for nothing. */
    public String getViewLabelPrefix() {
        return Elements.head(element, TmfXmlStrings.VIEW_LABEL_PREFIX);
    }

    @Override
    public boolean isAutomatic() {
        return false;
    }

    @Override
    public boolean appliesToExperiment() {
        return false;
    }

    @Override
    public String getHelpText() {
        return "An analysis that is described in " + file + '.';
    }

    @Override
    public String getHelpText(ITmfTrace trace) {
        return getHelpText();
    }

    @Override
    public String getIcon() {
        return null;
    }

    @Override
    public Bundle getBundle() {
        return ExtensionSource.isPlatformRunning() ? Platform.getBundle(BUNDLE) : null;
    }

    @Override
    public boolean appliesToTraceType(Class<? extends ITmfTrace> traceClass) {
        List<String> ids = traceTypeIds();
        if (ids.isEmpty()) {
            return true;
        }
        for (Class<? extends ITmfTrace> type : classes(ids)) {
            if (type.isAssignableFrom(traceClass)) {
                return true;
            }
        }
        return false;
    }

    private List<String> traceTypeIds() {
        return Elements.headIds(element, TmfXmlStrings.TRACETYPE);
    }

    private static Set<Class<? extends ITmfTrace>> classes(List<String> ids) {
        Set<Class<? extends ITmfTrace>> classes = new LinkedHashSet<>();
        for (String id : ids) {
            TraceTypeHelper type =
                    TmfTraceType.getTraceType(TmfTraceType.buildCompatibilityTraceTypeId(id));
            if (type != null) {
                classes.add(type.getTraceClass());
            }
        }
        return classes;
    }

    @Override
    public Iterable<Class<? extends ITmfTrace>> getValidTraceTypes() {
        Set<Class<? extends ITmfTrace>> classes = new LinkedHashSet<>();
        for (TraceTypeHelper type : TmfTraceType.getTraceTypeHelpers()) {
            if (appliesToTraceType(type.getTraceClass())) {
                classes.add(type.getTraceClass());
            }
        }
        return classes;
    }

    @Override
    public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
        return List.of();
    }

    /**
     * {@inheritDoc} Null, with an error in the log, where the element uses a name that is not
     * defined.
     */
    @Override
    public final @Nullable IAnalysisModule newModule(ITmfTrace trace) throws TmfAnalysisException {
        if (!appliesToTraceType(trace.getClass())) {
            return null;
        }
        IAnalysisModule module;
        try {
            module = create();
        } catch (XmlFileException e) {
            LOGGER.log(System.Logger.Level.ERROR, "An XML analysis is left out: " + e.getMessage());
            return null;
        }
        if (!module.setTrace(trace)) {
            module.dispose();
            return null;
        }
        TmfAnalysisManager.analysisModuleCreated(module);
        return module;
    }

    private IAnalysisModule create() throws XmlFileException {
        return switch (type) {
            case STATE_SYSTEM -> {
                new StateProgram(element); // fails where the analysis would
                yield new XmlStateSystemModule(element);
            }
            case PATTERN -> {
                new PatternProgram(element, segment -> {});
                yield new XmlPatternAnalysis(element);
            }
            case OTHER -> createOtherModule(getId(), getName());
        };
    }

    /**
     * Creates the analysis of a helper of the kind {@link XmlAnalysisModuleType#OTHER}, without a
     * trace. Subclasses of this kind override it.
     *
     * @param analysisid the id
     * @param name the name
     * @return the analysis
     * @throws UnsupportedOperationException by default
     */
    protected IAnalysisModule createOtherModule(String analysisid, String name) {
        throw new UnsupportedOperationException(
                "The helper of the XML analysis " + analysisid + " does not create it");
    }

    /** Returns the file of the analysis. */
    protected Path getSourceFile() {
        return file.toPath();
    }

    /** Returns the element of the analysis. */
    protected Element getSourceElement() {
        return element;
    }

    @Override
    public Map<String, String> getProperties() {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("File", file.getName());
        properties.put("Version", Elements.attribute(element, TmfXmlStrings.VERSION));
        return properties;
    }
}
