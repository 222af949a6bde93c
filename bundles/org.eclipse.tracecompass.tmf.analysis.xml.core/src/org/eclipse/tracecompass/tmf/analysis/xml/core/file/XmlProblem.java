package org.eclipse.tracecompass.tmf.analysis.xml.core.file;

/**
 * An error in a file of XML analyses.
 *
 * @param file the path or name of the file
 * @param line the line, from 1; 0 if it concerns the file as a whole
 * @param message what is wrong and what to do, without a full stop
 */
public record XmlProblem(String file, int line, String message) {

    /** The sentence for a user: file, line, and what is wrong. */
    @Override
    public String toString() {
        return line > 0 ? file + ", line " + line + ": " + message : file + ": " + message;
    }
}
