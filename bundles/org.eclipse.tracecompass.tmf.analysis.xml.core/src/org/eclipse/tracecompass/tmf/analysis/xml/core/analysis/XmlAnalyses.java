package org.eclipse.tracecompass.tmf.analysis.xml.core.analysis;

import java.io.File;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern.PatternProgram;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.StateProgram;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlAnalysisFile;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlAnalysisFiles;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlProblem;
import org.eclipse.tracecompass.tmf.analysis.xml.core.module.ITmfXmlSchemaParser;
import org.eclipse.tracecompass.tmf.analysis.xml.core.module.TmfAnalysisModuleHelperXml;
import org.eclipse.tracecompass.tmf.analysis.xml.core.module.TmfAnalysisModuleHelperXml.XmlAnalysisModuleType;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleHelper;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.w3c.dom.Element;

/** Finds the analyses in files, checks them, and adds them to traces. Thread-safe. */
public final class XmlAnalyses {

    private static final System.Logger LOGGER = System.getLogger(XmlAnalyses.class.getName());

    private static final String XSD_POINT = "org.eclipse.tracecompass.tmf.analysis.xml.core.xsd";
    private static final String STATE_PROVIDER = "stateProvider";
    private static final String PATTERN = "pattern";

    private XmlAnalyses() {}

    /** Returns the analyses of all files that are in use; of several with one id, the first. */
    public static List<IAnalysisModuleHelper> all() {
        Map<String, IAnalysisModuleHelper> helpers = new LinkedHashMap<>();
        for (XmlAnalysisFile file : XmlAnalysisFiles.get()) {
            of(file).forEach(helper -> helpers.putIfAbsent(helper.getId(), helper));
        }
        return List.copyOf(helpers.values());
    }

    /** Returns the analyses of a file, with those that plug-ins find in it. */
    public static List<IAnalysisModuleHelper> of(XmlAnalysisFile file) {
        File source = new File(file.name());
        List<IAnalysisModuleHelper> helpers = new ArrayList<>();
        for (Element element : file.elements(STATE_PROVIDER)) {
            helpers.add(
                    new TmfAnalysisModuleHelperXml(
                            source, element, XmlAnalysisModuleType.STATE_SYSTEM));
        }
        for (Element element : file.elements(PATTERN)) {
            helpers.add(
                    new TmfAnalysisModuleHelperXml(source, element, XmlAnalysisModuleType.PATTERN));
        }
        for (IConfigurationElement element : ExtensionSource.getConfigurationElements(XSD_POINT)) {
            if ("schemaParser".equals(element.getName())) {
                helpers.addAll(parsed(element, source, file));
            }
        }
        return helpers;
    }

    private static Collection<? extends IAnalysisModuleHelper> parsed(
            IConfigurationElement element, File source, XmlAnalysisFile file) {
        ITmfXmlSchemaParser parser =
                ExtensionSource.create(element, "class", ITmfXmlSchemaParser.class);
        if (parser == null) {
            return List.of();
        }
        try {
            return parser.getModuleHelpers(source, file.document());
        } catch (RuntimeException | LinkageError e) {
            LOGGER.log(
                    System.Logger.Level.ERROR,
                    "The parser of XML analyses "
                            + parser.getClass().getName()
                            + " failed on "
                            + file.name(),
                    e);
            return List.of();
        }
    }

    /**
     * Checks what the schema cannot: names that are not defined, values that are no numbers, states
     * that no machine has.
     *
     * @param file a file that follows the schema
     * @return what is wrong, at most one problem per analysis
     */
    public static List<XmlProblem> check(XmlAnalysisFile file) {
        List<XmlProblem> problems = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (Element element : file.elements()) {
            String id = Elements.attribute(element, "id");
            if (!ids.add(element.getNodeName() + ' ' + id)) {
                problems.add(
                        Elements.problem(
                                element,
                                "There is another <%s> with the id '%s'; change one of them"
                                        .formatted(element.getNodeName(), id)));
            }
            try {
                if (Elements.is(element, STATE_PROVIDER)) {
                    new StateProgram(element);
                } else if (Elements.is(element, PATTERN)) {
                    new PatternProgram(element, segment -> {});
                }
            } catch (XmlFileException e) {
                problems.addAll(e.problems());
            }
        }
        return problems;
    }

    /**
     * Adds the analyses of a file to a trace, in place of those that it has of the same ids. They
     * are not started.
     *
     * @param file the file
     * @param trace the trace
     * @return the ids of the analyses that apply to the trace
     * @throws TmfAnalysisException if an analysis cannot be created
     * @throws TmfTraceException if an analysis cannot be added
     */
    public static List<String> add(XmlAnalysisFile file, ITmfTrace trace)
            throws TmfAnalysisException, TmfTraceException {
        List<String> ids = new ArrayList<>();
        for (IAnalysisModuleHelper helper : of(file)) {
            IAnalysisModule module = helper.newModule(trace);
            if (module != null) {
                IAnalysisModule old = trace.removeAnalysisModule(module.getId());
                if (old != null) {
                    old.cancel();
                    old.dispose();
                }
                trace.addAnalysisModule(module);
                ids.add(module.getId());
            }
        }
        return ids;
    }
}
