package org.eclipse.tracecompass.tmf.analysis.xml.core.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.w3c.dom.Element;

/**
 * The files whose analyses are offered for traces: those of plug-ins, the enabled ones of the user,
 * and those given to a command. They are read when they are first asked for. Thread-safe.
 */
public final class XmlAnalysisFiles {

    private static final System.Logger LOGGER = LazyLogger.of(XmlAnalysisFiles.class);

    private static final List<Runnable> LISTENERS = new CopyOnWriteArrayList<>();
    private static final Map<String, XmlAnalysisFile> GIVEN = new LinkedHashMap<>();
    private static @Nullable List<XmlAnalysisFile> files;

    private XmlAnalysisFiles() {}

    /** Returns the files: given ones, the user's, and those of plug-ins. */
    public static synchronized List<XmlAnalysisFile> get() {
        List<XmlAnalysisFile> known = files;
        if (known == null) {
            List<XmlAnalysisFile> read = new ArrayList<>(GIVEN.values());
            UserFiles.enabled().stream()
                    .map(UserFiles.list()::get)
                    .filter(Objects::nonNull)
                    .forEach(
                            file -> {
                                try {
                                    read.add(
                                            new XmlAnalysisFile(
                                                    file.toString(),
                                                    XmlAnalysisFile.Origin.USER,
                                                    XmlDocuments.read(file)));
                                } catch (XmlFileException e) {
                                    LOGGER.log(
                                            System.Logger.Level.ERROR,
                                            "XML analyses are left out: {0}",
                                            e.getMessage());
                                }
                            });
            read.addAll(PluginFiles.read());
            known = List.copyOf(read);
            files = known;
        }
        return known;
    }

    /**
     * Adds a file until {@link #takeBack}, in place of one of the same name.
     *
     * @param file the file
     */
    public static void give(XmlAnalysisFile file) {
        synchronized (XmlAnalysisFiles.class) {
            GIVEN.put(file.name(), file);
        }
        changed();
    }

    /** Removes all files that were given. */
    public static void takeBack() {
        synchronized (XmlAnalysisFiles.class) {
            if (GIVEN.isEmpty()) {
                return;
            }
            GIVEN.clear();
        }
        changed();
    }

    /** Reads the files again at the next call, and tells the listeners. */
    public static void changed() {
        synchronized (XmlAnalysisFiles.class) {
            files = null;
        }
        TmfAnalysisManager.refreshModules();
        LISTENERS.forEach(Runnable::run);
    }

    /** Adds a listener that is called, in any thread, when there are other files. */
    public static void addListener(Runnable listener) {
        LISTENERS.add(listener);
    }

    /** Removes a listener. */
    public static void removeListener(Runnable listener) {
        LISTENERS.remove(listener);
    }

    /**
     * Returns the elements of a kind in all files; of several with one id, the first.
     *
     * @param kind the name of the elements
     */
    public static List<Element> elements(String kind) {
        Map<String, Element> elements = new LinkedHashMap<>();
        for (XmlAnalysisFile file : get()) {
            for (Element element : file.elements(kind)) {
                elements.putIfAbsent(Elements.attribute(element, "id"), element);
            }
        }
        return List.copyOf(elements.values());
    }
}
