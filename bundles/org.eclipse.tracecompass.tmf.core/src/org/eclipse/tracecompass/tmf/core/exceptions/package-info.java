/** The checked exceptions of the framework, one per kind of work that fails. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.exceptions;

import org.eclipse.jdt.annotation.NonNullByDefault;
