package org.eclipse.tracecompass.tmf.analysis.xml.core.file;

import java.util.List;

/** A file of XML analyses cannot be used; the message names the file, the line and the error. */
public class XmlFileException extends Exception {

    private static final long serialVersionUID = 1;

    private final transient List<XmlProblem> problems;

    /**
     * Creates the exception.
     *
     * @param problems what is wrong, at least one
     */
    public XmlFileException(List<XmlProblem> problems) {
        super(problems.get(0).toString());
        this.problems = List.copyOf(problems);
    }

    /**
     * Creates the exception.
     *
     * @param problem what is wrong
     * @param cause the reason
     */
    public XmlFileException(XmlProblem problem, Throwable cause) {
        super(problem.toString(), cause);
        problems = List.of(problem);
    }

    /** Returns all that is wrong, in the order of the file. */
    public List<XmlProblem> problems() {
        return problems;
    }
}
