package org.eclipse.tracecompass.tmf.analysis.xml.core.analysis;

import com.google.common.collect.Lists;
import java.io.File;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.callstack.CallStackElements;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.callstack.XmlCallStackAnalysis;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.callstack.XmlCallStackHelper;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern.PatternProgram;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern.XmlPatternAnalysis;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.StateProgram;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlStateSystemModule;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlAnalysisFile;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlAnalysisFiles;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlProblem;
import org.eclipse.tracecompass.tmf.analysis.xml.core.module.ITmfXmlSchemaParser;
import org.eclipse.tracecompass.tmf.analysis.xml.core.module.TmfAnalysisModuleHelperXml;
import org.eclipse.tracecompass.tmf.analysis.xml.core.module.TmfAnalysisModuleHelperXml.XmlAnalysisModuleType;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlView;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlViews;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleHelper;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.w3c.dom.Element;

/** Finds the analyses in files, checks them, and adds them to traces. Thread-safe. */
public final class XmlAnalyses {

    private static final System.Logger LOGGER = LazyLogger.of(XmlAnalyses.class);

    private static final String XSD_POINT = "org.eclipse.tracecompass.tmf.analysis.xml.core.xsd";
    private static final String STATE_PROVIDER = "stateProvider";
    private static final String PATTERN = "pattern";
    private static final String CALL_STACK = "callstack";

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
        for (Element element : file.elements(CALL_STACK)) {
            try {
                helpers.add(new XmlCallStackHelper(source, element));
            } catch (XmlFileException e) {
                LOGGER.log(
                        System.Logger.Level.ERROR,
                        "An XML analysis is left out: {0}",
                        e.getMessage());
            }
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
                compile(
                        Elements.is(element, CALL_STACK)
                                ? CallStackElements.inner(element)
                                : element);
            } catch (XmlFileException e) {
                problems.addAll(e.problems());
            }
        }
        return problems;
    }

    private static void compile(Element element) throws XmlFileException {
        if (Elements.is(element, STATE_PROVIDER)) {
            new StateProgram(element);
        } else if (Elements.is(element, PATTERN)) {
            new PatternProgram(element, segment -> {});
        }
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
            IAnalysisModule module = create(helper, trace);
            if (module != null) {
                IAnalysisModule old = trace.removeAnalysisModule(module.getId());
                if (old != null) {
                    old.cancel();
                    old.dispose();
                }
                addTo(trace, List.of(module));
                ids.add(module.getId());
            }
        }
        return ids;
    }

    /** Creates an analysis; null if it is not for the trace, or a plug-in's helper fails. */
    private static @Nullable IAnalysisModule create(IAnalysisModuleHelper helper, ITmfTrace trace)
            throws TmfAnalysisException {
        try {
            return helper.newModule(trace);
        } catch (RuntimeException | LinkageError e) {
            LOGGER.log(
                    System.Logger.Level.ERROR,
                    "The XML analysis " + helper.getId() + " cannot be created: " + e.getMessage(),
                    e);
            return null;
        }
    }

    /** Returns whether an analysis executes an element of a file. */
    public static boolean isXml(IAnalysisModule module) {
        return elementOf(module) != null;
    }

    /** Returns what stands before the titles of the views of an analysis; empty for nothing. */
    public static String viewLabelPrefix(IAnalysisModule module) {
        Element element = elementOf(module);
        return element == null ? "" : Elements.head(element, "viewLabelPrefix");
    }

    private static @Nullable Element elementOf(IAnalysisModule module) {
        if (module instanceof XmlStateSystemModule states) {
            return states.element();
        }
        if (module instanceof XmlPatternAnalysis pattern) {
            return pattern.element();
        }
        return module instanceof XmlCallStackAnalysis stacks ? stacks.element() : null;
    }

    /**
     * Brings the analyses of an open trace, or of the traces of an experiment, in line with the
     * files that are in use: removes those that are gone or changed, and adds new ones. They are
     * not started.
     *
     * @param trace the trace
     * @throws TmfAnalysisException if an analysis cannot be created
     * @throws TmfTraceException if an analysis cannot be added
     */
    public static void update(ITmfTrace trace) throws TmfAnalysisException, TmfTraceException {
        for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            updatePart(part, trace);
        }
    }

    private static void updatePart(ITmfTrace part, ITmfTrace whole)
            throws TmfAnalysisException, TmfTraceException {
        Map<String, IAnalysisModule> wanted = new LinkedHashMap<>();
        for (IAnalysisModuleHelper helper : all()) {
            IAnalysisModule module = create(helper, part);
            if (module != null) {
                wanted.put(module.getId(), module);
            }
        }
        for (IAnalysisModule module : List.copyOf(Lists.newArrayList(part.getAnalysisModules()))) {
            Element element = elementOf(module);
            if (element != null) {
                IAnalysisModule now = wanted.get(module.getId());
                Element other = now == null ? null : elementOf(now);
                if (now != null
                        && other != null
                        && Elements.text(element).equals(Elements.text(other))) {
                    wanted.remove(module.getId());
                    now.dispose();
                } else {
                    remove(module, part, whole);
                }
            }
        }
        addTo(part, wanted.values());
    }

    /** Adds analyses to a trace; those that cannot be added, as it is closed, are disposed of. */
    private static void addTo(ITmfTrace trace, Collection<IAnalysisModule> modules)
            throws TmfTraceException {
        Set<IAnalysisModule> left = new LinkedHashSet<>(modules);
        try {
            for (IAnalysisModule module : modules) {
                // an analysis of another kind may have the id
                if (trace.getAnalysisModule(module.getId()) == null) {
                    trace.addAnalysisModule(module);
                    left.remove(module);
                }
            }
        } finally {
            left.forEach(IAnalysisModule::dispose);
        }
    }

    private static void remove(IAnalysisModule module, ITmfTrace part, ITmfTrace whole)
            throws TmfTraceException {
        module.cancel();
        for (XmlView view : XmlViews.of(module)) {
            DataProviderManager.getInstance().removeDataProvider(part, view.providerId());
            DataProviderManager.getInstance().removeDataProvider(whole, view.providerId());
        }
        part.removeAnalysisModule(module.getId());
        module.dispose();
    }
}
