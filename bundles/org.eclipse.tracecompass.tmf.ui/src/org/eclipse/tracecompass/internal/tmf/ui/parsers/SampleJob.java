package org.eclipse.tracecompass.internal.tmf.ui.parsers;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition;
import org.eclipse.tracecompass.tmf.core.parsers.custom.ParserSample;

/** Tries a parser on a file in the background. */
final class SampleJob extends Job {

    private static final int EVENTS = 100;

    private final CustomTraceDefinition definition;
    private final Path file;
    private final Consumer<ParserSample> done;

    /**
     * @param done told the result, in the job's thread, unless the job was cancelled
     */
    SampleJob(CustomTraceDefinition definition, Path file, Consumer<ParserSample> done) {
        super(Texts.bind(Messages.Parser_Job, file.getFileName()));
        this.definition = definition;
        this.file = file;
        this.done = done;
        setSystem(true);
    }

    @Override
    protected IStatus run(@Nullable IProgressMonitor monitor) {
        if (monitor == null) {
            return Status.CANCEL_STATUS;
        }
        try {
            ParserSample sample = ParserSample.of(definition, file, EVENTS, monitor);
            if (!monitor.isCanceled()) {
                done.accept(sample);
            }
            return Status.OK_STATUS;
        } catch (OperationCanceledException e) {
            return Status.CANCEL_STATUS;
        }
    }
}
