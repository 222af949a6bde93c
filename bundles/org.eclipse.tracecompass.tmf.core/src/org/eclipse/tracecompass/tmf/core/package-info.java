/** The entry of the framework: where extensions come from, with and without a running platform. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
