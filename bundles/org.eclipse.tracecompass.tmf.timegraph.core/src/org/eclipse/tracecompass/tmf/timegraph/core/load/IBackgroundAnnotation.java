package org.eclipse.tracecompass.tmf.timegraph.core.load;

import org.eclipse.tracecompass.tmf.core.model.annotations.IAnnotation;

/**
 * An annotation that is drawn behind the states.
 *
 * @since 0.2.0
 */
public interface IBackgroundAnnotation extends IAnnotation {}
