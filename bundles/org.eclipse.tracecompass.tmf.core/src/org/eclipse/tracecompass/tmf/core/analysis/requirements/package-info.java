/** What an analysis needs of a trace, and how to say in a sentence what is missing. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.analysis.requirements;

import org.eclipse.jdt.annotation.NonNullByDefault;
