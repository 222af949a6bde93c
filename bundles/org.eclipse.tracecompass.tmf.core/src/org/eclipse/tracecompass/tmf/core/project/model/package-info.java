/** Trace types: which there are, which of them accepts a file, and how to make their traces. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.project.model;

import org.eclipse.jdt.annotation.NonNullByDefault;
