package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.module;

import java.io.File;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Path;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.UserFiles;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlDocuments;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;

/**
 * The user's XML analyses for plug-ins: a view of {@link UserFiles} that answers with statuses. A
 * change counts for traces that are opened after it. Thread-safe.
 */
@NonNullByDefault({})
public final class XmlUtils {

    private static final String PLUGIN_ID = "org.eclipse.tracecompass.tmf.analysis.xml.core";

    private XmlUtils() {}

    /** Returns the folder of the user's files, which may not exist yet. */
    public static IPath getXmlFilesPath() {
        return new Path(UserFiles.folder().toAbsolutePath().toString());
    }

    /**
     * Checks a file against the schema of the language.
     *
     * @param xmlFile the file
     * @return OK, or an error that names the file and the line
     */
    public static IStatus xmlValidate(File xmlFile) {
        try {
            XmlDocuments.read(xmlFile.toPath());
            return Status.OK_STATUS;
        } catch (XmlFileException e) {
            return error(e.getMessage(), e);
        }
    }

    /**
     * Imports a file and enables it. One of the same name is replaced.
     *
     * @param fromFile the file
     * @return OK, or an error if the file is wrong or cannot be copied
     */
    public static IStatus addXmlFile(File fromFile) {
        try {
            UserFiles.add(fromFile.toPath());
            return Status.OK_STATUS;
        } catch (XmlFileException e) {
            return error(e.getMessage(), e);
        } catch (IOException e) {
            return error(fromFile + " cannot be imported: " + FileProblem.reason(e), e);
        }
    }

    /** Returns the imported files by their names, enabled or not. */
    public static Map<String, File> listFiles() {
        Map<String, File> files = new TreeMap<>();
        UserFiles.list().forEach((name, path) -> files.put(name, path.toFile()));
        return files;
    }

    /** Returns the imported files that are enabled, by their names. */
    public static Map<String, File> getEnabledFiles() {
        Map<String, File> files = listFiles();
        files.keySet().retainAll(UserFiles.enabled());
        return files;
    }

    /**
     * Enables and disables files.
     *
     * @param filesToEnable the names of files to enable
     * @param filesToDisable the names of files to disable
     * @return OK, or an error if the choice cannot be stored
     */
    public static IStatus saveFilesStatus(
            Collection<String> filesToEnable, Collection<String> filesToDisable) {
        try {
            UserFiles.setEnabled(filesToEnable, true);
            UserFiles.setEnabled(filesToDisable, false);
            return Status.OK_STATUS;
        } catch (IOException e) {
            return error(
                    "The choice of XML analyses cannot be stored: " + FileProblem.reason(e), e);
        }
    }

    /**
     * Deletes an imported file.
     *
     * @param name its name
     * @return OK, or an error if it cannot be deleted
     */
    public static IStatus deleteFile(String name) {
        return deleteFiles(List.of(name));
    }

    /**
     * Deletes imported files.
     *
     * @param names their names
     * @return OK, or an error if one cannot be deleted
     */
    public static IStatus deleteFiles(Collection<String> names) {
        try {
            UserFiles.delete(names);
            return Status.OK_STATUS;
        } catch (IOException e) {
            return error(
                    "XML analyses in %s cannot be deleted: %s"
                            .formatted(UserFiles.folder(), FileProblem.reason(e)),
                    e);
        }
    }

    /**
     * Exports an imported file.
     *
     * @param from its name
     * @param to the path of the file to write
     * @return OK, or an error
     */
    public static IStatus exportXmlFile(String from, String to) {
        try {
            UserFiles.export(from, java.nio.file.Path.of(to));
            return Status.OK_STATUS;
        } catch (IOException e) {
            return error(from + " cannot be exported to " + to + ": " + FileProblem.reason(e), e);
        }
    }

    private static IStatus error(String message, Exception e) {
        return new Status(IStatus.ERROR, PLUGIN_ID, message, e);
    }
}
