/** Experiments: several traces read as one, their events merged by time. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.trace.experiment;

import org.eclipse.jdt.annotation.NonNullByDefault;
