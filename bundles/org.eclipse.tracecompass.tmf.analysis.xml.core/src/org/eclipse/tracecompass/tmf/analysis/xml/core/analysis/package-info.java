/** The XML analyses of files: checking them, and adding them to traces. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.analysis.xml.core.analysis;

import org.eclipse.jdt.annotation.NonNullByDefault;
