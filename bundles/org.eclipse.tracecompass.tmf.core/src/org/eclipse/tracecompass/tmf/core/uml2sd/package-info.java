/** Messages of sequence diagrams. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.uml2sd;

import org.eclipse.jdt.annotation.NonNullByDefault;
