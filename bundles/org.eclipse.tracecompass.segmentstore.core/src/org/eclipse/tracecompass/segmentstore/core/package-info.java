/** Segments: stretches of time with a meaning, such as one system call. */
@NonNullByDefault
package org.eclipse.tracecompass.segmentstore.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
